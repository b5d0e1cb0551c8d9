import { elsewhere, program } from './facts'

/** How public agencies hire and train. It describes other organizations, never the academy (docs/decisions.md, 28). */
export const career = {
  lead: 'Some readers want to make this a profession. Here is how public agencies and licensed companies recruit and train, so that you can plan honestly.',
  notOurs: 'We run none of the steps on this page. No course here shortens them, replaces them or counts toward them.',
  overview: [
    {
      title: 'What the work is',
      text: 'Federal enforcement officers serve warrants, inspect, escort, guard buildings and write a great deal. Most days are paperwork, driving and talking. The law spells out each duty of the uniform.',
    },
    {
      title: 'Who hires',
      text: 'Agencies hire through one federal jobs site; states and cities run their own. Private security companies hire directly, under the license rules of your state.',
    },
    {
      title: 'How long it takes',
      text: `From application to first day often takes most of a year. Basic training at a federal academy lasts about ${elsewhere.basicTrainingWeeks} weeks. A private security program can be as short as ${elsewhere.securityProgramWeeks} weeks, and prepares you for a different job.`,
    },
    {
      title: 'What our reading is good for',
      text: `Habits: noticing, writing clearly, keeping calm, staying fit. The ${program.name} and the online course are educational only. They give you no standing with any agency.`,
    },
  ],
  steps: [
    {
      title: 'Education and experience',
      text: 'Read the announcement first, then count what you have. Entry grades ask for a degree, or for years of work that show judgment under pressure.',
      points: [
        'Degrees in criminal justice, law, languages or accounting all count; the announcement says which.',
        'Work as a dispatcher, corrections officer, medic or caseworker is often accepted instead.',
        'Keep proof: transcripts, service records, supervisors who still answer the phone.',
      ],
    },
    {
      title: 'Application through the federal jobs site',
      text: 'One profile, many announcements. The résumé there is longer than a private one, and the questionnaire decides whether a person ever reads it.',
      points: [
        'Save a search for the job series you want and let it write to you.',
        'Use the announcement’s own words where they are true of you.',
        'Windows close early, sometimes after a fixed number of applicants.',
      ],
    },
    {
      title: 'Screening',
      text: 'A background investigation, a medical exam, a drug test, a fitness test and an interview. Some agencies add a polygraph.',
      points: [
        'Answer completely. An old mistake that you name is usually smaller than one that you hide.',
        'Gather addresses and employers of the last ten years before the form asks.',
        'Train for the published fitness standard, not for a rumor of it.',
      ],
    },
    {
      title: 'Basic training',
      text: `A residential program of about ${elsewhere.basicTrainingWeeks} weeks: law, driving, firearms, tactics, reports, and tests in every one of them.`,
      points: [
        'You are paid as an employee while you train.',
        'Law exams send home more recruits than running does.',
        'Families need a plan too: who pays the bills while you live on a campus?',
      ],
    },
    {
      title: 'Specialized training',
      text: 'After some time in the field you can apply for a specialty: investigations, canine teams, marine units, crisis negotiation, instruction.',
      points: [
        'Each specialty has its own selection and a waiting list.',
        'Agencies choose people whose reports are already good.',
        'Plan for a move; the opening is rarely in your city.',
      ],
    },
  ],
} as const
