import type { Question } from '../../domain/course/questions'
import type { SectionId } from '../curriculum/outline'

export const week3Questions: Readonly<Record<SectionId<3>, readonly Question[]>> = {
  'getting-free': [
    {
      id: 'getting-free/weak-side',
      kind: 'decide',
      prompt:
        'On a night bus a man holds your right wrist. You have said “Let go!” twice, and he pulls. How do you free the arm?',
      options: [
        'Step in, soften your elbow, and turn the arm toward his thumb.',
        'Step back, lock your elbow, and turn the arm toward his fingers.',
        'Stand firm, straighten the arm, and pull with all your weight.',
        'Step in, reach over, and bend his fingers open one at a time.',
      ],
      why: 'The gap between thumb and fingertips is where a hand opens. Fingers are strong together, so turning toward them or pulling against them needs strength that you may not have. Standing stiff makes you fall, and fine grips fail under adrenaline.',
      from: 'Fingers are strong together, and the gap between thumb and fingertips is where a hand opens. Turn your arm toward that gap while your whole body steps away.',
    },
    {
      id: 'getting-free/the-gap',
      kind: 'decide',
      prompt:
        'In a parking garage a man has shoved you against a pillar. You have come away sideways, he stumbles, and the lit stairwell is behind you. What do you do?',
      options: [
        'Turn to the stairwell and go, whatever he does now.',
        'Wait with raised hands to see whether he comes again.',
        'Hold him by the sleeves so that he can’t shove you again.',
        'Push him once more so that he can’t come after you.',
      ],
      why: 'The gap that you needed is there. Waiting gives it away, and staying to see whether it worked is the commonest fault. Holding or pushing once you could leave no longer serves a defense, and it can take you outside the law.',
      from: 'The moment the gap is there, you go. This keeps you within the law, and it is also the safest thing for your bones.',
    },
    {
      id: 'getting-free/face-down',
      kind: 'mistake',
      prompt:
        'Behind a market two vendors hold a thief until the police come. He lies face down, one of them sits on his back, and he has become quiet. What is wrong here?',
      options: [
        'They should not have him face down, since he can die of it.',
        'The vendor should sit on his legs and keep him face down.',
        'One of them should hold him alone, so that the other can call.',
        'They should let him turn his head, so that he can breathe.',
      ],
      why: 'Weight on the back and lying face down can kill, also in the hands of trained officers. His silence is no sign that all is well. Turning his head, sitting on his legs or holding him alone still leaves him face down, and nobody should go on holding once they could leave.',
      from: 'Never put pressure on someone’s neck or chest, sit on a person’s back, or hold them face down. People die that way, quietly and within minutes, also in the hands of trained officers.',
    },
    {
      id: 'getting-free/standing-up',
      kind: 'order',
      prompt:
        'You are on the ground, have scooted out of reach, and want to stand up while you face the danger. Put the moves in order.',
      steps: [
        'Sit with one hand behind you and the opposite foot planted.',
        'Lift your hips.',
        'Swing the other leg back under you.',
        'Rise with a free hand in front of your face.',
        'Take a step backward.',
      ],
      why: 'Hand and opposite foot are the two points that carry you. Only when your hips are up is there room for the leg to pass under you. The step backward comes last, because it takes you away from the danger that you have faced all the time.',
      from: 'Sit with one hand behind you and the opposite foot planted, lift your hips, swing the other leg back under you, and rise with a free hand in front of your face.',
    },
    {
      id: 'getting-free/emergency-room',
      kind: 'recall',
      prompt: 'After a struggle, which signs mean an emergency room now and not tomorrow?',
      answer:
        'After a blow to the head: headache, vomiting, confusion, a stiff neck or growing drowsiness. And any pressure that was put on the throat, even without a mark.',
      why: 'Five signs after a blow to the head, and one thing that needs no sign at all: a hand on the throat. Feeling well an hour later is no reason to wait.',
      from: 'Headache, vomiting, confusion, a stiff neck or growing drowsiness after a blow to the head mean an emergency room now, not tomorrow. So does any pressure that was put on your throat, even without a mark.',
    },
  ],
  'training-with-a-partner': [
    {
      id: 'training-with-a-partner/second-tap',
      kind: 'decide',
      prompt:
        'Your partner keeps hold of your arm although you have tapped. She says that she is sorry. You warned her for the same thing last week. What do you do?',
      options: [
        'Stop training with her, even though she is sorry.',
        'Warn her again, more firmly than the first time.',
        'Agree with her on a word, because taps are easy to miss.',
        'Finish the round slowly and speak with her afterwards.',
      ],
      why: 'A tap means that both let go at once, always. The first time earns a warning, and she has had it. A second warning, another signal or a slower round all leave your arm with someone who does not stop.',
      from: 'A partner who ignores a tap once gets a warning. A partner who does it twice is not a partner.',
    },
    {
      id: 'training-with-a-partner/head-knock',
      kind: 'decide',
      prompt:
        'You are the one in the room with a first aid card. A cadet trips and knocks his head on the floor. After ten minutes on the bench he says that he feels fine and wants to go on. What do you say?',
      options: [
        'He is finished for the day, however well he feels.',
        'He may go on, but in the slow drills without falling.',
        'He may go on when he has rested for half an hour.',
        'He may go on when he has answered a few questions well.',
      ],
      why: 'After a knock to the head the day is over, whatever the person says. How he feels after ten or thirty minutes decides nothing, slow drills can still end in a fall, and questions on a bench are no clearance.',
      from: 'After a knock to the head, that person is finished for the day, whatever they say.',
    },
    {
      id: 'training-with-a-partner/obedient-partner',
      kind: 'mistake',
      prompt:
        'On your first visit to a school you note four things that you saw and heard. Only one of them is a reason to leave. What is wrong at this school?',
      options: [
        'Each throw works at once, since no partner ever resists.',
        'The instructor says “I don’t know” when asked about knives.',
        'Both partners let go whenever one taps, however light the grip.',
        'Beginners laugh and sweat through their first hour.',
      ],
      why: 'Techniques that work only on obedient partners have not been tried. The other three are in the column “Stay if”: an instructor who admits limits, a tap that means stop, and beginners who laugh, sweat and go home whole.',
      from: 'Techniques work only on obedient partners',
    },
    {
      id: 'training-with-a-partner/skill-steps',
      kind: 'order',
      prompt: 'You begin to learn a new escape. Put the ways of practicing it in order, from the first evening on.',
      steps: [
        'Alone and slow.',
        'With a partner who does exactly what was agreed.',
        'With a partner who chooses between two things.',
        'With light resistance, ten seconds at a time.',
        'In a scene with talking, a door and other people.',
      ],
      why: 'Your feet learn the order first, then looking and choosing are added, then resistance, and last the whole scene. Most people rush to resistance, but looking and deciding are what fail in real trouble.',
      from: 'Alone and slow, until your feet know the order.',
    },
    {
      id: 'training-with-a-partner/five-agreements',
      kind: 'recall',
      prompt: 'On which five things do you and your partner agree aloud before you touch each other?',
      answer: 'Old injuries, the stop signal, the speed, the limits and the end.',
      why: 'Old injuries: which knee, which shoulder. The stop signal: both let go at once. Speed: the slower person decides. Limits: no neck, no face, no forced joints. The end: a timer, so that no one has to quit first.',
      from: 'Before you touch each other, agree on five things aloud.',
    },
  ],
}
