// @in lessons
/** A drawing that teaches one point of a section, which the caption names. */
export interface Drawing {
  readonly section: string
  /** Its name in the file, where it is not the section's. */
  readonly id?: string
  readonly file: 'cadet-week-1' | 'lessons-from-1' | 'lessons-from-3'
  /** Of a sheet that is 300 wide. */
  readonly height: number
  /** After how many blocks of the lesson it stands. */
  readonly after: number
  /** What it shows, for those who do not see it. */
  readonly alt: string
  readonly caption: string
}

/** In the order of Cadet Week 1, then of the course. */
export const drawings: readonly Drawing[] = [
  {
    section: 'introduction',
    file: 'cadet-week-1',
    height: 230,
    after: 4,
    alt: 'Three ways out of one meeting, above bars for their cost: crossing over costs ten seconds, talking costs some pride, fighting can cost a life.',
    caption: 'The earliest choice is the cheapest one.',
  },
  {
    section: 'core-values',
    file: 'cadet-week-1',
    height: 170,
    after: 10,
    alt: 'Left: one person lies in a place of danger while a helper phones from outside it. Right: the helper went in, and now two people lie there.',
    caption: 'A helper who gets hurt needs helpers, so your safety comes first in order that theirs can come second.',
  },
  {
    section: 'mental-preparation',
    file: 'cadet-week-1',
    height: 244,
    after: 6,
    alt: 'A loop of four steps, one arrow to the next: observe, orient, decide, act, and then observe again. Orient is marked.',
    caption: 'After each act the loop starts again; orientation is the heart of it.',
  },
  {
    section: 'physical-fitness',
    file: 'cadet-week-1',
    height: 248,
    after: 4,
    alt: 'Five tests in their order: push-ups, sit-ups and pull-ups, with five minutes of rest after each, then the plank, ten minutes of rest, and a run of one and a half miles.',
    caption: 'All five tests on one day, in this order, with the rests given.',
  },
  {
    section: 'tactical-awareness',
    file: 'cadet-week-1',
    height: 196,
    after: 3,
    alt: 'A dial with five sectors, each in the color of its name: white, unaware; yellow, relaxed alert; orange, specific alert; red, acting; black, overwhelmed. The needle points to yellow, and an arrow leads there from white.',
    caption: 'The step that matters is from white to yellow: there you can stay all day.',
  },
  {
    section: 'see-it-early',
    file: 'lessons-from-1',
    height: 212,
    after: 5,
    alt: 'You face a stranger who stands before a door. Three numbers show the order of looking: one, the hands; two, where the stranger looks; three, what lies between you and the door.',
    caption: 'Hands first, because hands do harm; then the eyes; then what stands between you and the exit.',
  },
  {
    section: 'keep-your-distance',
    file: 'lessons-from-1',
    height: 214,
    after: 2,
    alt: 'From above: two people stretch an arm toward each other until the fingertips meet, which is two arm lengths. Half of it is one arm length; a third person stands ten steps away.',
    caption: 'Two arm lengths from a stranger: there you can see hands and feet, step off and speak.',
  },
  {
    section: 'stand-and-move',
    file: 'lessons-from-1',
    height: 186,
    after: 5,
    alt: 'Three steps of a fall backward. One: tripping, with the chin on the chest. Two: the knees bend and the body goes down round. Three: on the back with the head off the ground, forearms and palms on the floor beside the body.',
    caption: 'If you trip backward, tuck your chin, bend your knees, and let forearms and palms slap the floor beside you.',
  },
  {
    section: 'use-your-voice',
    file: 'lessons-from-1',
    height: 212,
    after: 3,
    alt: 'Left: you speak low to someone who is upset and say “You are angry.” Right: someone comes closer; you hold up your palms and say “Stop. Stay back.” loudly.',
    caption: 'A low, slow voice for the upset; a short, loud one for the person who keeps coming.',
  },
  {
    section: 'what-the-law-allows',
    file: 'lessons-from-1',
    height: 268,
    after: 2,
    alt: 'A way through five gates: imminent, necessary, proportionate, reasonable, innocent. A “no” at any gate leads to “not self-defense”; only five times “yes” leads on, while the danger lasts.',
    caption: 'Self-defense needs all five answers, and the right to it ends when the danger ends.',
  },
  {
    section: 'first-minutes-after',
    file: 'lessons-from-1',
    height: 268,
    after: 3,
    alt: 'Four steps for a bleeding leg. One: press a cloth on the wound with both hands. Two: pack a deep wound with cloth. Three: put the tourniquet two to three inches above the wound, not on the knee. Four: turn the rod until the bleeding stops and note the time.',
    caption:
      'Press, pack, press again; on an arm or a leg a tourniquet, two to three inches above the wound and never on a joint.',
  },
  {
    section: 'first-minutes-after',
    id: 'bleeding-arm',
    file: 'lessons-from-1',
    height: 228,
    after: 4,
    alt: 'A bleeding arm from the hand at the left to the shoulder at the right, with three places in their order. One: two hands press a cloth on the wound in the forearm. Two, where life is in danger: a tourniquet two to three inches above the wound, toward the body, never on the elbow. Three: fingers press the artery on the inner side of the upper arm against the bone, only until the tourniquet is on.',
    caption:
      'The wound comes first; a tourniquet where life is in danger; the artery of the upper arm only until the tourniquet is on.',
  },
  {
    section: 'first-minutes-after',
    id: 'chest-compressions',
    file: 'lessons-from-1',
    height: 256,
    after: 5,
    alt: 'A person lies on the back. You kneel beside them with straight arms, your shoulders above your hands, and press 100 to 120 times a minute. Below, from above: your hands lie on the middle of the chest. Beside it, from the side: the heel of one hand presses the chest at least two inches deep, the other hand on top of it.',
    caption: 'No answer and no normal breath: press the middle of the chest at least two inches deep, 100 to 120 times a minute.',
  },
  {
    section: 'first-minutes-after',
    id: 'recovery-position',
    file: 'lessons-from-1',
    height: 268,
    after: 7,
    alt: 'Four steps with a person who lies on the back, from above. One: the near arm goes out at a right angle. Two: the back of the far hand goes to the near cheek. Three: you pull the far knee up and roll the person toward you. Four: the person lies on the side, the upper leg bent, the head back, the mouth down.',
    caption: 'Unconscious but breathing: on the side, head back, mouth down, so that nothing closes the throat.',
  },
  {
    section: 'plan-your-training',
    file: 'lessons-from-1',
    height: 206,
    after: 1,
    alt: 'A chart of skill over seven days. Learned once and left alone, it sinks. With fifteen minutes a day it sinks a little between the days and stays high.',
    caption: 'Short practice, spread out, keeps a skill alive; one long lesson fades.',
  },
  {
    section: 'why-you-do-not-pursue',
    file: 'lessons-from-1',
    height: 196,
    after: 1,
    alt: 'A street corner from above. You stay with two witnesses. A thief runs round the corner, where two others wait out of your sight; that way is crossed out.',
    caption:
      'A chase takes you from your witnesses to a place that you did not choose, perhaps with friends of the thief around the corner.',
  },
  {
    section: 'notice-a-follower',
    file: 'lessons-from-1',
    height: 228,
    after: 4,
    alt: 'A block of houses from above. Your car takes four right turns round it and is back where it began, with the same car still behind it. An arrow leads on to a lit building with staff.',
    caption:
      'Four right turns bring you back to where you began; if the same car is still there, drive to a lit and staffed place.',
  },
  {
    section: 'routes-and-exits',
    file: 'lessons-from-1',
    height: 218,
    after: 1,
    alt: 'The plan of a room. Five people crowd to the door they came in through; you leave through the kitchen by a second, nearer door.',
    caption: 'People leave by the door they came in through, even past nearer ones: look for the second door before you need it.',
  },
  {
    section: 'break-away',
    file: 'lessons-from-1',
    height: 268,
    after: 1,
    alt: 'Four steps. One: you walk fast away from a follower. Two: you point at one person in a group. Three: a locked door stands between you and the follower. Four: you phone and say where you are.',
    caption: 'The order is distance, people, walls, call.',
  },
  {
    section: 'navigate-without-a-phone',
    file: 'lessons-from-1',
    height: 240,
    after: 2,
    alt: 'A map of a district between a river, a railroad, a freeway and a main road. From the middle, arrows in all four directions end at one of these lines.',
    caption: 'With four long lines around you, you can be unsure of your street and still not be lost.',
  },
  {
    section: 'leave-fewer-traces',
    file: 'lessons-from-1',
    height: 242,
    after: 2,
    alt: 'A locked phone. Five threads that lead away from it are cut: location, accounts, old devices, trackers and photographs.',
    caption: 'Half an hour of settings cuts most of the threads by which a phone is followed.',
  },
  {
    section: 'getting-free',
    id: 'wrist-held',
    file: 'lessons-from-3',
    height: 190,
    after: 6,
    alt: 'A held wrist in three steps. One: you step in with a soft elbow. Two, the grip cut across: your wrist turns out through the gap between the fingers and the thumb. Three: your elbow is at your ribs and you step back.',
    caption: 'A hand opens at the gap between thumb and fingertips: turn your arm toward it while your whole body steps away.',
  },
  {
    section: 'getting-free',
    file: 'lessons-from-3',
    height: 268,
    after: 9,
    alt: 'Standing up in four steps. One: sit with one hand behind you and the opposite foot planted, the other hand before the face. Two: lift the hip. Three: swing the other leg back under you. Four: stand with both hands up and take a step back.',
    caption: 'Stand up with one hand on the ground and one before your face: you see the danger the whole time.',
  },
  {
    section: 'training-with-a-partner',
    file: 'lessons-from-3',
    height: 222,
    after: 7,
    alt: 'Five stairs of a skill: alone, with a partner as agreed, with a partner who chooses, with light resistance, and in a scene that you leave by a door. The third and the fifth are marked.',
    caption: 'Most people rush to the fourth step: spend your time on the third and the fifth.',
  },
  {
    section: 'assess-a-threat',
    file: 'lessons-from-3',
    height: 248,
    after: 2,
    alt: 'A rising path of five marks: grievance, idea, plan, means, rehearsal. Three people each see one mark of it, and what they saw is put together and passed on.',
    caption: 'People around nearly always noticed something; somebody has to put the pieces together and pass them on.',
  },
  {
    section: 'interview-within-the-law',
    file: 'lessons-from-3',
    height: 212,
    after: 6,
    alt: 'A room from above. You and the other person sit at the corner of a table. The way from the other person’s chair to the door is free, and you are not in it.',
    caption: 'Both seated, the door free: the other person can leave at any moment, and knows it.',
  },
  {
    section: 'anatomy-of-a-capture',
    file: 'lessons-from-3',
    height: 238,
    after: 6,
    alt: 'You stand with a phone on one side of a wall. On the other side five acts are each behind a lock of their own: stop, search, arrest, question, hold.',
    caption: 'Stop, search, arrest, question, hold: each needs its own authority. Yours is to stay, remember and report.',
  },
  {
    section: 'a-good-witness',
    file: 'lessons-from-3',
    height: 236,
    after: 6,
    alt: 'A person in a door frame with three numbers. One, height and build, measured against the frame; two, shoes, pants and bag; three, jacket and hat.',
    caption: 'Describe from what lasts to what changes, and measure height against a door frame.',
  },
  {
    section: 'neighbors-in-an-emergency',
    file: 'lessons-from-3',
    height: 244,
    after: 8,
    alt: 'A street from above. At the corner one person leads, one writes on a sheet and one keeps the radio. Along the street two pairs go to the doors of houses.',
    caption: 'One leads, one writes, one keeps the radio; everyone else goes in twos, never alone.',
  },
]

/** The drawings of a section, in the order of its lesson. */
export const drawingsOf = (section: string) => drawings.filter((drawing) => drawing.section === section)
