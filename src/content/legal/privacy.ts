import { goesWithAccount, staysWithoutName } from '../account-deletion'
import { academy } from '../academy'
import type { LegalPage } from './legal-page'

const humanCheck =
  'Where a form asks you to confirm that you are human, Cloudflare’s Turnstile does the check: your browser fetches it from Cloudflare, which receives your network address and technical details of your browser to tell people from programs.'

/** `asksForProof`: whether the site was built with a key of Turnstile; without one nothing of it is ever loaded. */
export const privacyPolicy = (asksForProof: boolean): LegalPage => ({
  title: 'Privacy Policy',
  lead: 'Reading needs no account, and reading is not tracked. Below is everything we store, where it lies and how you remove it.',
  sections: [
    {
      id: 'short-version',
      title: 'The short version',
      text: [
        [
          'There are no advertising cookies, no analytics and no third-party trackers on this site.',
          'Without an account, what you read, tick, answer, note, plan and mark as read stays on your device.',
          'We hold on our server only what you send: an account, an application, a message, a bounty, a photo; and, for members, how far they are in the course.',
          'We do not sell personal data, and we share it only with the providers named below.',
        ],
      ],
    },
    {
      id: 'on-your-device',
      title: 'On your device',
      text: [
        'This site works without a network, so your browser keeps some things for it:',
        [
          'The pages themselves, in the browser’s cache, so that they open offline.',
          'Your theme, the size of the text, the speed of the reading voice, and which offers you have put away.',
          'Your reading progress, the latest 28 days on which you read, your answers to the questions of the course, your notes on it, your practice log, the plan of your week, and the ticks of the Next steps checklist.',
          'Your session, when you are signed in, so that you stay signed in.',
          'A copy of bounties you have looked at and of your own acceptances and pledges, in the browser’s database, IndexedDB.',
          'An outbox, in such a database and once more in the cache: messages, bounties, pledges and photos that wait for a connection.',
          'Unfinished forms, such as a bounty draft or the step of your application, and the route sheets that you filled in.',
          'The reference and the date of an application that you sent from this device, with the email in it and the key that takes it back.',
          'A photo that you hand over from another app’s share menu, for a day or until you use it.',
          'The email that you typed to sign in or to get a code, until you have signed in.',
          'Which of the academy’s messages this device has shown you with the app closed.',
          'After a sign-out, the key of that session, until our server has ended it.',
        ],
        'None of it is sent to us by being stored, but a member’s reading, answers, notes, practice log, plan and ticks, so that they are on all of the member’s devices. Items in the outbox are sent when a connection exists, under the account that made them. Sent items are listed for seven days and then removed, with their photos.',
        'Signing out removes the session, your reading progress, answers, notes, practice log, plan and ticks, your route sheets, and the cached private data. If unsent work or a route sheet is left, we ask you first; reading, answers, notes, practice log, plan and ticks that have not reached our server stay for your next sign-in. Clearing the site data in your browser removes everything on this list, unsent work included.',
      ],
    },
    {
      id: 'on-our-server',
      title: 'On our server',
      text: [
        [
          'Account: your email, a scrambled form of your password, the times of creation and sign-in.',
          'Profile: the display name you chose, and whether you hide from the leaderboard.',
          'Course: the sections you marked as read, where you left off, the days on which you read and your answers to the questions, your notes, your practice log, the plan of your week and the ticks of the Next steps checklist, with their times. You alone can read them; they go with your account.',
          'Subscription: your package, its status and its end date, and the numbers under which the payment provider keeps your payment. No card number.',
          'Certificate of completion: its number, its day and the name that you want said on it. Whoever has the number can see the day and that name.',
          'Application: your email, your phone number if you gave one, the step you reached, whether the number was verified, its reference and time, how it stands, and the version and time of the terms you accepted. Our staff write notes on it, which the copy of your data has.',
          'Verification codes: stored hashed, valid for ten minutes.',
          'Messages: the name, email and text you typed into the contact form, where in the course you asked, and what we answered; of a member also whose account it was, and whether it had a package then. Newsletter: your email.',
          'Bounties: what you create, fund, accept and complete, with times and notes. Contributions are kept as a ledger whose amounts are never changed.',
          'Completion photos: re-encoded on your device before upload, which removes location data.',
          'Notifications: the outcome of each review, and whether you have read it. Where you have a device tell you: the address at your browser’s push service, two keys that encrypt what it carries, what you chose to be told, and for a week what you were told; the same of mails, where you want those. Reports: which bounty you reported and why.',
          'Network addresses: one line each, with a count of recent requests, to slow down abuse of forms and codes.',
        ],
      ],
    },
    {
      id: 'who-sees-what',
      title: 'Who sees what',
      text: [
        'A bounty and the creator’s display name are public. Your email is not.',
        'A completion photo is visible to you, to the creator of that bounty and to moderators. An anonymous contribution shows your name to you and to moderators only, and never appears on the leaderboard.',
        'Applications and messages are read by the people who answer them.',
      ],
    },
    {
      id: 'providers',
      title: 'Providers',
      text: [
        'A hosting provider runs our database, sign-in, file storage and functions. Stripe takes card payments on its own page; your card number never reaches us. A text message provider delivers verification codes, a mail provider our mails. Where you have a device tell you with the app closed, your browser’s push service carries the messages; they are encrypted, and it can’t read them. Each receives only what its task needs.',
        ...(asksForProof ? [humanCheck] : []),
      ],
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      text: [
        [
          `Your account: until you delete it. ${goesWithAccount} ${staysWithoutName} Stripe keeps its own records, as the law asks of it.`,
          'An application that was begun and not finished: for 90 days after its last change. We write to its address once before, after 60 days.',
          'Other applications, and messages: until you ask us to delete them, or until we have dealt with them and clear them out.',
          'A newsletter address: until you unsubscribe, or for a month when nobody confirms it.',
          'A mark of your address that nobody can read it from, so that one mailbox counts as one person: for two months with points, for a year with a report, also when the account is gone.',
          'Uploaded photos that no completion uses: about a day.',
        ],
      ],
    },
    {
      id: 'your-choices',
      title: 'Your choices',
      text: [
        'In your account you can change your display name, leave the leaderboard, take a copy of your data and delete the account.',
        'An application can be taken back on the Apply page, on the device that sent it or in the account whose confirmed address it has. We then delete it.',
        `For anything else, such as a message, write to ${academy.email} and ask for a copy, a correction or a deletion. We answer within thirty days. Where we must keep a record we say which and why.`,
        'You can read the whole course, and this page, without giving us anything.',
      ],
    },
    {
      id: 'security',
      title: 'Security',
      text: [
        'Traffic is encrypted. The database decides row by row who may read what, and refuses everything else. Passwords and codes are stored hashed. No system is perfect, so if a breach concerns you, we tell you without delay.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      text: [
        'The site is not aimed at children under 13, and we do not knowingly keep their data. Write to us and we delete it.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      text: [
        'When this policy changes, the date at the top changes with it. If the change matters to data we already hold, we write to you first.',
      ],
    },
  ],
})
