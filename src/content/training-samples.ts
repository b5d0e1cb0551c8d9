// @in training @members
import type { Simulation } from '../domain/course/training-text'

/** The beginning of the first guided module, word for word: free to read. */
export const moduleSample = {
  id: 'level-1-eyes-distance-voice',
  title: 'Eyes, distance, voice: fourteen days',
  intro:
    'Week 1 explained how to see early, how far away to stay and which voice to use. You can understand all of it in an evening. To do it while your heart pounds, you need repetition, a little on many days. This plan takes five to ten minutes a day for fourteen days.',
  heading: 'Before day 1',
  steps: [
    'Print the table or copy it by hand. Hang it on the fridge with a pen beside it.',
    'Read today’s row in the morning. Tie it to something that you do anyway: the bus, the dog, the trash.',
    'Tick a day only when its last column is true. Without a tick, the same row comes again tomorrow.',
    'At night write one line: day, place, what happened. “Day 7, hallway, bumped the shelf twice, no tick.”',
  ],
}

/** The stairwell up to its first decision, word for word but for where that leads: free to play. */
export const simulationSample: Simulation = {
  id: 'the-stairwell',
  version: 1,
  title: 'The stairwell',
  description: 'A late class, a broken elevator, and voices that stop on the stairs. You decide how you get to your car.',
  opening: [
    'It is a Thursday in November, 9:40 in the evening. Your class at the community college ran late, and your car is on level four of the Mercer Street garage. You are alone. Wallet, phone and laptop are in your backpack.',
    'On the elevator door hangs a sheet of paper: out of order. Two ways lead up, the stairs in the corner and the ramp that the cars use. In the booth at the exit sits Denise, the attendant.',
  ],
  start: 'door',
  scenes: {
    door: {
      words: [
        'The stairwell door is held open with folded cardboard. You have never seen it like that. The air smells of cigarettes and wet concrete, and the lamp over the first landing is out. Two men are talking somewhere above you. When your shoe scrapes the threshold, they stop.',
        'On other evenings four or five students climb these stairs, laughing. Tonight you hear only the fans. The ramp to your left is bright, with a curb along the wall. The booth is forty steps behind you.',
      ],
      question: 'Which way do you take?',
      choices: [
        {
          text: 'Take the stairs, quickly, before you lose your nerve.',
          follows: 'You climb with your eyes on the steps. Nobody above you speaks, and nobody moves away.',
          why: 'It is the short way, and voices in a stairwell are mostly harmless. But you walk toward the thing that does not fit, into a place with few exits, while another way is open.',
          next: 'end',
        },
        {
          text: 'Walk up the ramp, close to the wall, facing the cars.',
          follows: 'It is slower. A van comes down at walking speed, and the driver lifts a hand.',
          why: 'You don’t have to prove that the voices mean harm; a wide, bright way is reason enough. It costs minutes, and on a ramp you have to watch for cars.',
          next: 'end',
        },
        {
          text: 'Go back to the booth and tell Denise.',
          follows: 'You feel a little foolish as you cross the hall again. Denise slides her window open.',
          why: 'She has a phone and a camera screen, and she ought to know about the door. It costs you some pride and perhaps a quarter of an hour.',
          next: 'end',
        },
      ],
    },
  },
  endings: {
    end: {
      title: 'Here the sample ends',
      words: ['The whole simulation goes on from there, through several more decisions to one of its endings.'],
      debrief: [
        'Each choice has something for it and something against it, as these three have.',
        'Each ending says what decided it, and where the course teaches that.',
      ],
      better: 'Play it again, and choose another way. Nothing is counted.',
      links: [],
    },
  },
}
