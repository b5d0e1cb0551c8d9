// The same rule stands in the database, in private.is_human_text and private.passes_for_academy, and is held to the same list of texts.

const picture = '[\\u00A9\\u00AE\\u203C-\\u3299\\u{1F000}-\\u{1FBFF}]'
const joinedPictures = new RegExp(`(${picture}\\uFE0F?)\\u200D(?=${picture})`, 'gu')
const unseenRanges = [
  '\\u0001-\\u001F',
  '\\u007F-\\u009F',
  '\\u00AD',
  '\\u034F',
  '\\u0600-\\u0605',
  '\\u061C',
  '\\u06DD',
  '\\u070F',
  '\\u0890-\\u0891',
  '\\u08E2',
  '\\u115F-\\u1160',
  '\\u17B4-\\u17B5',
  '\\u180B-\\u180F',
  '\\u200B-\\u200F',
  '\\u2028-\\u202E',
  '\\u2060-\\u206F',
  '\\u2800',
  '\\u3164',
  '\\uD800-\\uDFFF',
  '\\uE000-\\uF8FF',
  '\\uFE00-\\uFE0E',
  '\\uFEFF',
  '\\uFFA0',
  '\\uFFF0-\\uFFFB',
  '\\uFFFE-\\uFFFF',
  '\\u{110BD}',
  '\\u{110CD}',
  '\\u{13430}-\\u{1343F}',
  '\\u{1BCA0}-\\u{1BCA3}',
  '\\u{1D173}-\\u{1D17A}',
  '\\u{E0000}-\\u{10FFFF}',
  '\\u0000',
]
const unseen = new RegExp(`[${unseenRanges.join('')}]`, 'u')
const letterOrDigit =
  /[0-9A-Za-z\u00AA\u00B5\u00BA\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u02C1\u0370-\u1FFF\u2100-\u218B\u2C00-\u2DFF\u3005-\u3007\u3031-\u303C\u3041-\u318E\u31A0-\u31FF\u3400-\uD7FB\uF900-\uFDCF\uFDF0-\uFDFB\uFE70-\uFEFC\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A\uFF66-\uFFDC\u{10000}-\u{1CFFF}\u{1D400}-\u{1D7FF}\u{1DF00}-\u{1EFFF}\u{1FBF0}-\u{1FBF9}\u{20000}-\u{3FFFD}]/u

/** Can everything in this text be seen, and is there a letter or a digit? `hasLines`: line breaks and tabs are meant. */
export function isHumanText(text: string, hasLines: boolean): boolean {
  const unjoined = text.replace(joinedPictures, '$1')
  const line = hasLines ? unjoined.replace(/[\t\n\r]/g, ' ') : unjoined
  return !unseen.test(line) && letterOrDigit.test(line)
}

/** What a form says of a text that isn't one. */
export const unseenTextWords =
  'Please use letters, digits and signs that can be seen. Invisible characters may have come with a pasted text.'

/** Letters and the Latin ones that they pass for: Greek, Cyrillic and strokes; phonetic letters and small capitals; Armenian; Cherokee, large and small; Lisu; Canadian syllabics. */
const lookAlikes = new Map(
  [
    [
      'авекмнорстухіїјѕԁԛԝһӏєгпαβεηικμνορτυχγωϲϳıłøđðħŧƒАВЕКМНОРСТУХІЇЈЅԚԜҺӀЄΑΒΕΖΗΙΚΜΝΟΡΤΥΧŁØĐÐĦŦ',
      'abekmhopctyxiijsdqwhlernabenikmvoptuxywcjilodohtfabekmhopctyxiijsqwhleabezhikmnoptyxlodoht',
    ],
    ['ɑɡɩʋᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ', 'agivabcdefghijklmnoprstuvwyz'],
    ['օոսհցյզգքաՕՍՏԼѵѡүѴѠҮ', 'onuhgjqqfwouslvwyvwy'],
    ['ᎠᎡᎢᎥᎩᎪᎫᎬᎳᎷᎻᎽᎾᏀᏂᏃᏏᏒᏔᏕᏙᏚᏞᏟᏢᏦᏧᏳᏴ', 'drtiyajewmhyoghzbrwsvslcpkdgb'],
    ['ꭰꭱꭲꭵꭹꭺꭻꭼꮃꮇꮋꮍꮎꮐꮒꮓꮟꮢꮤꮥꮩꮪꮮꮯꮲꮶꮷᏻᏼ', 'drtiyajewmhyoghzbrwsvslcpkdgb'],
    ['ꓐꓑꓒꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ', 'bpddtgkjczfmnlsrvhwxyaeiou'],
    ['ᗩᗅᐱᗷᗺᑕᗪᗞᗴᖴᘜᕼᒍᒪᗰᑎᗝᑭᑫᖇᔕᑌᐯᗯ᙭ᕁᖻᘔᑯᖯᑲ', 'aaabbcddefghjlmnopqrsuvwxxyzdbb'],
  ].flatMap(([from = '', to = '']) => zip(from, to)),
)

function zip(from: string, to: string): [string, string][] {
  return Array.from(from, (letter, index) => [letter, to.charAt(index)])
}

/** A name as the eye takes it: no marks, no case, look-alikes as the Latin letters they pass for. */
function lookOf(name: string): string {
  const bare = name.normalize('NFKD').replace(/[\u0300-\u036F\uFE0F]/g, '')
  return Array.from(bare, (letter) => lookAlikes.get(letter) ?? letter)
    .join('')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replaceAll('0', 'o')
    .replace(/[1i]/g, 'l')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
}

/** Words that speak for the academy: those that no name may have in it, and those that may not be a word of it. The people are the instructors. */
export const reservedNames = {
  anywhere: ['Anonymous', 'Wayfinder', 'Moderator', 'Administrator'],
  asWord: ['Staff', 'Admin', 'Instructor', 'Instructors', 'Academy', 'Support'],
  people: [
    'Ruth Calloway',
    'Desmond Achebe',
    'Kaitlyn Moreau',
    'Samuel Tate',
    'Ines Barrera',
    'Victor Hale',
    'Mei Okafor',
    'Owen Strand',
  ],
} as const

const betweenWords =
  /[\s!-/:-@[-`{-~\u00A0-\u00A9\u00AB-\u00B1\u00B4\u00B6-\u00B8\u00BB\u00BF\u2000-\u206F\u2190-\u245F\u2500-\u2BFF\u3000-\u303F]+/

/** What each row of neighbouring words looks like, from one word to all of them: a name between a title and a degree is one of them. */
function looksWithin(name: string): Set<string> {
  const words = name.split(betweenWords).map(lookOf)
  return new Set(words.flatMap((_, first) => words.map((__, last) => words.slice(first, last + 1).join(''))))
}

/** May this name be mistaken for the academy's? The server asks it of its moderators' names too. */
export function isReservedName(name: string): boolean {
  const look = lookOf(name)
  const looks = looksWithin(name).add(look)
  const { anywhere, asWord, people } = reservedNames
  return anywhere.some((word) => look.includes(lookOf(word))) || [...asWord, ...people].some((word) => looks.has(lookOf(word)))
}
