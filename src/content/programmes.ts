import { certificateWords, course, elsewhere, program } from './facts'

export type Programme = { id: string; name: string; summary: string; learn: string[]; length: string; needs: string }

export const programmes: Programme[] = [
  {
    id: 'protective-awareness',
    name: 'Protective Awareness',
    summary: 'Plan a day for somebody else: the routes, the waiting places, the person to call when the plan breaks.',
    learn: ['Advance visits and route cards', 'Reading a room in thirty seconds', 'Handing over to professionals'],
    length: `${program.specializationWeeks} weeks`,
    needs: 'Weeks 1 to 3 of the course',
  },
  {
    id: 'crisis-communication',
    name: 'Crisis Communication',
    summary: 'What to say in the first minute, what to leave out, and how to keep a group informed without feeding a rumor.',
    learn: ['De-escalation under stress', 'Clear emergency calls', 'Writing a report others can use'],
    length: `${program.specializationWeeks} weeks`,
    needs: 'Week 4 of the course',
  },
  {
    id: 'emergency-medical-basics',
    name: 'Emergency Medical Basics',
    summary: 'Bleeding, breathing, shock and heat. You practice until your hands know the order, then hand over to the crew.',
    learn: ['Bleeding control and recovery position', 'Scene safety for bystanders', 'Packing a small kit'],
    length: `${program.specializationWeeks} weeks`,
    needs: 'A current CPR card, or a date to get one',
  },
  {
    id: 'city-navigation',
    name: 'Advanced City Navigation',
    summary: 'Find your way when the phone is dead and the street is closed, in daylight, at night and in a crowd.',
    learn: ['Pace counting and handrails', 'Night movement on lit routes', 'Meeting points for families'],
    length: `${program.specializationWeeks} weeks`,
    needs: 'Week 2 of the course',
  },
  {
    id: 'community-coordination',
    name: 'Community Coordination Lead',
    summary: 'Run a tabletop exercise for your block, write the contact tree and keep it alive after the first enthusiasm.',
    learn: ['Running a tabletop exercise', 'Contact trees and check-ins', 'Working beside local services'],
    length: `${program.specializationWeeks} weeks`,
    needs: 'Week 5 of the course',
  },
]

export const eligibility = {
  intro: `The upgrades follow the ${program.name}. They are taught in small groups, so we ask a few things of everybody in the room.`,
  rules: [
    `You are ${program.minimumAge} or older on the first day.`,
    `You have finished the ${course.name}, or the core of the ${program.name}.`,
    `You have passed the fitness baseline: a ${program.fitness.run} under ${program.fitness.runMinutes} minutes, ${program.fitness.pushUps} push-ups and ${program.fitness.sitUps} sit-ups. Tell us about an injury and we adapt the test.`,
    'You accept that the training is educational and grants no powers.',
  ],
}

export const upgradeQuestions = [
  {
    question: 'Can I take two upgrades at once?',
    answer: `One at a time. Each takes ${program.specializationWeeks} weeks after the ${program.weeks}-week core, and the practice hours overlap.`,
  },
  {
    question: 'Does an upgrade replace a license?',
    answer: `No. Where your state asks for a license, you still need it. A typical ${elsewhere.securityProgramWeeks}-week security program run by a licensed school is a different thing from what we teach.`,
  },
  {
    question: 'What do I have at the end?',
    answer: `A practice log of your own that shows what you did. ${certificateWords}`,
  },
]
