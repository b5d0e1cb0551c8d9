import { clothes, ears, extras, faces, features, hairBehind, hairFront, mouths, neck, shade } from './portrait-parts.ts'
import { symbolFile } from './symbol-file.ts'

interface Sitter {
  face: keyof typeof faces
  /** How light the skin is drawn: 1 is paper, 0 the darkest ground. */
  skin: number
  behind?: keyof typeof hairBehind
  front: keyof typeof hairFront
  wears: keyof typeof clothes
  mouth: keyof typeof mouths
  with?: readonly (keyof typeof extras)[]
}

/** Instructors, then the voices of the testimonials: invented people, by the id that the content gives them. */
const sitters: Record<string, Sitter> = {
  'ruth-calloway': { face: 'oval', skin: 0.86, behind: 'bob', front: 'parted', wears: 'uniform', mouth: 'wry' },
  'desmond-achebe': { face: 'square', skin: 0.46, front: 'buzz', wears: 'jacket', mouth: 'calm', with: ['beard', 'round'] },
  'kaitlyn-moreau': { face: 'oval', skin: 0.88, behind: 'tail', front: 'campaign', wears: 'uniform', mouth: 'smile' },
  'samuel-tate': { face: 'square', skin: 0.78, front: 'crop', wears: 'vest', mouth: 'calm', with: ['stubble'] },
  'ines-barrera': { face: 'long', skin: 0.7, behind: 'long', front: 'parted', wears: 'jacket', mouth: 'calm', with: ['glasses'] },
  'victor-hale': { face: 'square', skin: 0.84, front: 'receding', wears: 'crew', mouth: 'smile', with: ['moustache', 'whistle'] },
  'mei-okafor': { face: 'round', skin: 0.56, front: 'bun', wears: 'crew', mouth: 'smile', with: ['earrings'] },
  'owen-strand': { face: 'long', skin: 0.9, front: 'swept', wears: 'shirt', mouth: 'wry', with: ['headset'] },
  'dana-whitlock': { face: 'oval', skin: 0.8, behind: 'tail', front: 'fringe', wears: 'scrubs', mouth: 'calm' },
  'terrence-obi': { face: 'square', skin: 0.44, front: 'cap', wears: 'uniform', mouth: 'smile', with: ['stubble'] },
  'marisol-vega': {
    face: 'round',
    skin: 0.68,
    behind: 'long',
    front: 'fringe',
    wears: 'vest',
    mouth: 'smile',
    with: ['earrings'],
  },
  'grant-ellery': { face: 'square', skin: 0.86, front: 'buzz', wears: 'uniform', mouth: 'calm', with: ['beard'] },
  'priya-raman': { face: 'oval', skin: 0.62, behind: 'braids', front: 'parted', wears: 'hood', mouth: 'smile', with: ['round'] },
  'luther-banks': { face: 'long', skin: 0.42, front: 'receding', wears: 'jacket', mouth: 'wry', with: ['moustache', 'glasses'] },
  'hannah-kowalczyk': { face: 'round', skin: 0.9, behind: 'bob', front: 'fringe', wears: 'jacket', mouth: 'smile' },
  'jonah-fitch': { face: 'long', skin: 0.82, front: 'helmet', wears: 'hood', mouth: 'wry', with: ['stubble'] },
  'amara-lindqvist': {
    face: 'oval',
    skin: 0.52,
    behind: 'afro',
    front: 'curls',
    wears: 'shirt',
    mouth: 'smile',
    with: ['earrings'],
  },
}

const rings = [42, 49, 56, 63].map((r) => `<circle cx="48" cy="42" r="${r}"/>`).join('')
const sheet = `<path fill="var(--band)" d="M0 0H96V96H0Z"/><circle cx="48" cy="42" r="35" fill="var(--hairline)"/><g fill="none" stroke="var(--hairline)" stroke-width="1.2">${rings}</g>`

function portrait(id: string, { face, skin, behind = 'none', front, wears, mouth, with: worn = [] }: Sitter): string {
  const skinShapes = `${neck}${ears}${faces[face]}`
  return [
    `<symbol id="${id}" viewBox="0 0 96 96">`,
    sheet,
    hairBehind[behind],
    `<path fill="var(--band-deep)" d="${skinShapes}"/><path fill="var(--ink)" fill-opacity="${skin}" d="${neck}${ears}${faces[face]}"/>`,
    `<path fill="var(--band-deep)" opacity=".22" d="${shade}M41 62C45 67 51 67 55 62V70C51 73 45 73 41 68Z"/>`,
    clothes[wears],
    features,
    mouths[mouth],
    ...worn.filter((extra) => extra !== 'headset').map((extra) => extras[extra]),
    hairFront[front],
    ...worn.filter((extra) => extra === 'headset').map((extra) => extras[extra]),
    '</symbol>',
  ].join('')
}

/** The file of all portraits: one request, each drawn by `<use href="/artwork/portraits.svg#id">` in the page's own tokens. */
export function portraitsFile(): string {
  const symbols = Object.entries(sitters).map(([id, sitter]) => portrait(id, sitter))
  return symbolFile(symbols)
}
