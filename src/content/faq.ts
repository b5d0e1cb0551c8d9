import { academy } from './academy'
import { certificateWords, course, elsewhere, outcomes, packageFacts, pledgeWords, program } from './facts'

export type FaqEntry = { question: string; answer: string }
export type FaqCategory = { id: string; title: string; entries: FaqEntry[] }

const { fitness, refund } = program

export const faq: FaqCategory[] = [
  {
    id: 'application-process',
    title: 'Application Process',
    entries: [
      {
        question: 'How do I apply?',
        answer:
          'Open Apply Now, give your email, add a phone number or skip that step, and type the six-digit code we send. A page and a mail then give you a reference and say what happens next, and you choose a package. The form keeps its place if you close the page.',
      },
      {
        question: 'How much does the program cost?',
        answer: `The ${program.name} costs ${program.tuition} for ${program.weeks} weeks. The online packages are separate and start at ${packageFacts.free.price}.`,
      },
      {
        question: 'Is there an application fee?',
        answer: `Yes, ${program.applicationFee} for the ${program.name}, due when we invite you to the second part. The online course has none.`,
      },
      {
        question: 'How old do I have to be?',
        answer: `${program.minimumAge} or older for the ${program.name}. The lessons on this site are open to younger readers together with a parent or guardian.`,
      },
      {
        question: 'How long does the application take?',
        answer: `The form takes two minutes. The whole process, with the fitness test and a talk, takes ${program.applicationWeeks} weeks.`,
      },
      {
        question: 'Why do you ask for my phone number?',
        answer:
          'To confirm that the application comes from a person, and to call you about a date. You can skip it. We never sell it.',
      },
      {
        question: 'My code did not arrive. What now?',
        answer:
          'Wait a minute and press Resend Code. A code works for ten minutes and only the newest one counts. If it still fails, go back and check the number.',
      },
    ],
  },
  {
    id: 'training-program',
    title: 'Training Program',
    entries: [
      {
        question: `What is the difference between the course and the ${program.name}?`,
        answer: `The ${course.name} is reading and practice online: ${course.weeks} weeks at your own pace. The ${program.name} lasts ${program.weeks} weeks with instructors and a small group.`,
      },
      {
        question: `How many weeks should I plan for the ${course.name}?`,
        answer: `It is written as ${course.weeks} weeks. We recommend ${course.recommendedWeeks} weeks to complete it, so that each practice has time to become a habit.`,
      },
      {
        question: 'What will I learn?',
        answer:
          'Noticing early, planning routes, talking a situation down, breaking away and leaving, first aid, clear emergency calls and organizing your neighbors. You also learn where the law stops you.',
      },
      {
        question: 'What does “Interrogation Techniques” teach?',
        answer:
          'It is the second name of week 4, and means lawful interviewing and the rights of the person being asked. You learn how a fair interview runs, when you may stay silent and how to be a useful witness. It is not training to question anybody.',
      },
      {
        question: 'Can I read without a connection?',
        answer:
          'Yes. Install the site from your browser and open it once. The course, Cadet Week 1, these answers and the legal pages then open with no network.',
      },
      {
        question: 'Who teaches?',
        answer: 'Veteran instructors lead the sessions. The profiles shown on this site are simulated and carry that mark.',
      },
      {
        question: 'How big are the classes?',
        answer: 'Small. At most a dozen people share one instructor, and each practice has a second pair of eyes.',
      },
    ],
  },
  {
    id: 'after-graduation',
    title: 'After Graduation',
    entries: [
      {
        question: 'Do I get a certificate?',
        answer: `${certificateWords} Neither gives you a license or powers.`,
      },
      {
        question: 'Will I find a job?',
        answer: `Nobody can promise that. The sample figure on this site is ${outcomes.placement} placement within ${outcomes.placementMonths}. It is simulated and not guaranteed.`,
      },
      {
        question: 'What does the field pay?',
        answer: `Entry positions in private security and related work are commonly advertised at ${outcomes.salary} a year. Your state, license and experience decide.`,
      },
      {
        question: 'Can I specialize?',
        answer: `Yes. After the ${program.weeks}-week ${program.name} you can add an advanced specialization of ${program.specializationWeeks} weeks. Training Upgrades lists five.`,
      },
      {
        question: 'Does this lead to federal enforcement?',
        answer: `No. Agencies run their own basic training of about ${elsewhere.basicTrainingWeeks} weeks and hire through their own process. Our enforcement career page describes it, so that you can plan.`,
      },
    ],
  },
  {
    id: 'financial-information',
    title: 'Financial Information',
    entries: [
      {
        question: 'Which packages are there?',
        answer: `FREE ACCESS at ${packageFacts.free.price}, CADET BASIC at ${packageFacts.cadetBasic.price} one-time, PATRIOT PREMIUM at ${packageFacts.patriotPremium.price} and ELITE CORPS at ${packageFacts.eliteCorps.price}.`,
      },
      {
        question: 'Can I pay in installments?',
        answer: `Payment plans exist for the ${program.name}. Write to us before you enroll and we set the dates together.`,
      },
      {
        question: 'Are there scholarships?',
        answer:
          'A limited number each year. Write to us before you apply: say what you would use the training for and what you can pay.',
      },
      {
        question: 'What is the refund rule for online packages?',
        answer: `Ask within ${packageFacts.guaranteeHours} hours of your purchase and you get the full price back.`,
      },
      {
        question: `What is the refund rule for the ${program.name}?`,
        answer: `${refund.beforeStart} before the start, ${refund.weekOne} in week one, and prorated minus fees after that. There is no refund on dismissal.`,
      },
      {
        question: 'Is my bounty contribution charged?',
        answer: `No. ${pledgeWords} A pledge falls due when a completion is approved; otherwise it is released at the deadline.`,
      },
    ],
  },
  {
    id: 'equipment-preparation',
    title: 'Equipment & Preparation',
    entries: [
      {
        question: 'What do I need for the online course?',
        answer: 'A phone or computer, a notebook and shoes you can walk in. No gear is needed to begin.',
      },
      {
        question: 'How fit do I have to be?',
        answer: `For the ${program.name}: a ${fitness.run} under ${fitness.runMinutes} minutes, ${fitness.pushUps} push-ups and ${fitness.sitUps} sit-ups. The online course has no test, only a baseline that you measure for yourself.`,
      },
      {
        question: 'I have an injury. Can I still take part?',
        answer: 'Usually. Ask your doctor, tell us what is off limits, and we change the exercise. Skip any drill that hurts.',
      },
      {
        question: 'Do I need a weapon?',
        answer:
          'No, and please do not bring one, pepper spray included. Nothing we teach needs a weapon, and none is allowed at a session.',
      },
      {
        question: 'What should I bring to a session?',
        answer: 'Notebook and pencil, water, running shoes, a rain layer, a headlamp and any medicine you rely on.',
      },
    ],
  },
  {
    id: 'international-students',
    title: 'International Students',
    entries: [
      {
        question: 'Can I apply from outside the United States?',
        answer:
          'Yes. Begin your phone number with + and the country code and the form accepts up to 15 digits. The online course is open everywhere.',
      },
      {
        question: 'Do you sponsor visas?',
        answer: `No. For the ${program.name} you need a status that lets you attend a short course. Ask your consulate before you pay.`,
      },
      {
        question: 'Is the law you teach valid in my country?',
        answer:
          'Only in part. Our examples come from the United States, many of them from Texas. Check self-defense and recording rules where you live.',
      },
      {
        question: 'Which language is used?',
        answer: 'English, in short sentences. Your browser’s translation works on every page.',
      },
      {
        question: 'When can I call you from another time zone?',
        answer: `The phone is answered ${academy.phoneHours}. A message works at any hour and reaches the same people.`,
      },
    ],
  },
]
