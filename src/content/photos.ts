export type Photo = { id: string; url: string; title: string; description: string }

/** The 'Training in Action' carousel. The pictures are drawings; `url` names the drawing. */
export const trainingPhotos: Photo[] = [
  {
    id: 'map-table',
    url: 'map-table',
    title: 'Map table',
    description: 'Four cadets lean over a street map and mark two ways home with colored pins.',
  },
  {
    id: 'compass-walk',
    url: 'compass-walk',
    title: 'Compass walk',
    description: 'A pair follows a bearing across a park, one reading the compass, one counting paces.',
  },
  {
    id: 'voice-drill',
    url: 'voice-drill',
    title: 'Voice drill',
    description: 'Two people stand an arm and a half apart, palms open, practicing a calm refusal.',
  },
  {
    id: 'first-aid',
    url: 'first-aid',
    title: 'Bleeding control',
    description: 'A cadet packs a training wound while a partner speaks to the emergency dispatcher.',
  },
  {
    id: 'morning-run',
    url: 'morning-run',
    title: 'Timed run',
    description: 'A small group rounds the last bend of a running track at first light.',
  },
  {
    id: 'radio-net',
    url: 'radio-net',
    title: 'Radio net',
    description: 'A coordinator at a folding table logs calls from three neighborhood teams.',
  },
]
