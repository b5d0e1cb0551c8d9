import { academy } from '../academy'
import { elsewhere, outcomes } from '../facts'
import type { LegalPage } from './legal-page'

export const disclaimer: LegalPage = {
  title: 'Disclaimer',
  lead: 'What this site is, what it is not, and which parts of it are invented.',
  sections: [
    {
      id: 'educational',
      title: 'Educational or satirical content',
      text: [
        'Everything on this site is educational or satirical. Titles such as “cadet”, “patriot”, “deployment” or “elite corps” are names of lessons and packages. They describe no real rank and no real unit.',
        'The lessons teach awareness, avoidance, communication, first aid and the limits of the law. They are no instruction to use force and no invitation to go looking for trouble.',
      ],
    },
    {
      id: 'not-affiliated',
      title: 'Not affiliated',
      text: [
        academy.notAffiliated,
        'Agencies and branches are mentioned only to explain how they work. None of them has reviewed or approved this site.',
      ],
    },
    {
      id: 'no-certification',
      title: 'No certification',
      text: [
        'We offer no certification. A certificate of completion states that you finished our material; it is not an accredited or official certification, and no employer or agency has to accept it.',
        `Training described on the enforcement career page, about ${elsewhere.basicTrainingWeeks} weeks at a federal academy or ${elsewhere.securityProgramWeeks} weeks in a security program, belongs to other organizations.`,
      ],
    },
    {
      id: 'no-advice',
      title: 'No legal or medical advice',
      text: [
        'Law differs from state to state and changes. Ask a lawyer about your case and a doctor about your body. In an emergency call 911, or the emergency number where you are.',
      ],
    },
    {
      id: 'no-guarantee',
      title: 'No guaranteed result',
      text: [
        `Figures about placement (${outcomes.placement}), first tries (${outcomes.firstTry}), retention (${outcomes.retained}) and salary (${outcomes.salary}) illustrate the kind of result people ask about. They are simulated or taken from general advertisements. Your result may differ, and no job is guaranteed.`,
      ],
    },
    {
      id: 'simulated',
      title: 'What is simulated here',
      text: [
        [
          'The instructors: names, portraits and careers.',
          'The testimonials, their stars and the three headline figures.',
          'The countdown and the number of spots on the pricing page. Neither limits what you can buy or when.',
          'Bounties and leaderboard entries that carry the mark “Sample”.',
        ],
      ],
    },
    {
      id: 'physical-risk',
      title: 'Physical risk',
      text: [
        'Running, strength work and partner drills can hurt you. Start below your limit and stop when something feels wrong. You practice at your own risk.',
      ],
    },
    {
      id: 'links',
      title: 'Other sites',
      text: ['Where we name or link to other sites, their owners answer for what stands there.'],
    },
  ],
}
