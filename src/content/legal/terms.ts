import { academy } from '../academy'
import { course, packageFacts, pledgeWords, program } from '../facts'
import type { LegalPage } from './legal-page'

const { refund } = program

export const terms: LegalPage = {
  title: 'Terms of Service',
  lead: 'These terms are the agreement between you and us. We have kept the sentences short so that you can read all of them.',
  sections: [
    {
      id: 'agreement',
      title: 'The agreement',
      text: [
        `By using this site, creating an account or applying, you accept these terms, the Privacy Policy and the Disclaimer. If you do not accept them, please do not use the site. “We” means ${academy.name}.`,
      ],
    },
    {
      id: 'what-we-offer',
      title: 'What we offer',
      text: [
        `The ${course.name} is online reading and practice: ${course.weeks} weeks at your own pace. The ${program.name} is a guided program of ${program.weeks} weeks with instructors. Bounties are civic challenges that members create, fund and complete.`,
        'All content is educational or satirical. We are not affiliated with any government or military body. We offer no certification: a certificate of completion is not an accredited or official certification. It gives you no powers.',
      ],
    },
    {
      id: 'who-may-use',
      title: 'Who may use it',
      text: [
        `You may read the site at any age with a parent’s consent. An account needs an age of 13. The ${program.name} needs an age of ${program.minimumAge} or more on its first day.`,
      ],
    },
    {
      id: 'your-account',
      title: 'Your account',
      text: [
        'Give an email that reaches you, keep your password to yourself and tell us if somebody else has used it. One person, one account. You are responsible for what is done with yours until you tell us.',
      ],
    },
    {
      id: 'applications',
      title: 'Applications',
      text: [
        `An application for the ${program.name} carries a fee of ${program.applicationFee} and takes ${program.applicationWeeks} weeks to decide. The fee pays for the review and is not refunded. We may decline an application without giving a reason, and never for a reason the law forbids.`,
      ],
    },
    {
      id: 'packages',
      title: 'Packages and access',
      text: [
        `Packages are paid once. Access lasts ${packageFacts.cadetBasic.access} for CADET BASIC and PATRIOT PREMIUM, and is lifetime for ELITE CORPS: for as long as we operate the service. An upgrade costs only the price difference. Access is personal and may not be resold.`,
      ],
    },
    {
      id: 'refunds',
      title: 'Refunds',
      text: [
        `Online packages: a full refund if you request it within ${packageFacts.guaranteeHours} hours of purchase. After that, a package is not refunded.`,
        `${program.name}:`,
        [
          `${refund.beforeStart} of the tuition if you withdraw before the start.`,
          `${refund.weekOne} if you withdraw in week one.`,
          'After week one, a prorated amount for the weeks that remain, minus fees.',
          'No refund on dismissal for breaking the rules of conduct.',
        ],
        `Send the request to ${academy.email} from the address of your account. The moment we receive it counts.`,
      ],
    },
    {
      id: 'bounties',
      title: 'Bounties',
      text: [
        `A contribution is a pledge. ${pledgeWords} A pledge becomes due when a completion is approved, and is released if the deadline passes without one.`,
        'You may not create a bounty that targets a real person, asks for something unlawful or puts anybody at risk. Completions are reviewed by the creator or a moderator, usually within one or two days. We may remove a bounty, and we say why.',
      ],
    },
    {
      id: 'conduct',
      title: 'Conduct',
      text: [
        'Use what you learn to avoid harm. Do not stalk, threaten, restrain or deceive anyone, do not pose as an officer, and do not present our certificate as an official one. Do not attack the site or copy other members’ data. We may suspend an account that does.',
      ],
    },
    {
      id: 'your-content',
      title: 'What you post',
      text: [
        'Your texts and photos stay yours. You allow us to store and show them as far as the service needs it. Post only what you have made or may use, and no photo of a person who has not agreed.',
      ],
    },
    {
      id: 'our-content',
      title: 'What we publish',
      text: [
        'The lessons, drawings and code are ours or used by permission. You may read them, keep them offline and print them for yourself. Ask before you republish or teach from them.',
      ],
    },
    {
      id: 'risk',
      title: 'Risk and liability',
      text: [
        'Physical practice can injure. Ask a doctor first, practice within your limits and stop when something hurts. You take part at your own risk.',
        'The service is provided as it is. As far as the law allows, we are not liable for indirect damage, and our total liability is limited to what you paid us in the last twelve months. Nothing here limits rights that cannot be limited.',
      ],
    },
    {
      id: 'law',
      title: 'Governing law',
      text: [
        'These terms are governed by the laws of the State of Texas, without its conflict rules. Courts in Texas decide disputes, after both sides have tried for thirty days to settle the matter in writing. If one sentence of these terms is invalid, the others stay in force.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes and ending',
      text: [
        'We may change these terms; the date at the top tells when. For a paid package the terms of the day you bought it remain. You can end the agreement at any time by deleting your account.',
      ],
    },
  ],
}
