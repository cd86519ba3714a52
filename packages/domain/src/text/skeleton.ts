/**
 * Letters of other scripts by the Latin letter they look like, selected by eye. Wide, bold, circled and accented forms are left to
 * Unicode normalisation.
 */
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  a: 'аɑαᴀꓮᎪΑА',
  b: 'ьƄвʙꓐᏴΒВ₿',
  c: 'сϲᴄꓚᏟСⅽ',
  d: 'ԁɗđᴅꓓᎠᏧ',
  e: 'еєεҽᴇꓰᎬΕЕ€',
  f: 'ғꜰꓝϜƒ',
  g: 'ɡցɢꓖᏀԌ',
  h: 'һհħнʜꓧᎻΗН',
  i: 'іıɩιɪᎥ',
  I: 'ІΙӀꓲ',
  j: 'јյȷᴊꓙᎫЈ',
  k: 'кκᴋꓗᏦΚК₭',
  L: 'ʟꓡᏞԼĿ',
  m: 'мᴍꓟᎷΜМ',
  n: 'ոռηпɴꓠΝ',
  o: 'оοօσøᴏꓳΟОՕ',
  p: 'рρᴘꓑᏢΡР₱',
  q: 'զԛգ',
  r: 'гᴦʀꓣᎡᏒ',
  s: 'ѕꜱꓢᏚՏЅᏕ$§',
  t: 'тτᴛꓔᎢΤТ₮ŧ',
  u: 'սυᴜꓴՍ',
  v: 'ѵνᴠꓦᏙ',
  w: 'ѡԝաωᴡꓪᎳԜ₩',
  x: 'хχꓫΧХ×',
  y: 'уүγʏꓬΥУҮᎩ¥',
  z: 'ᴢꓜᏃΖ',
  l: 'łⅼ',
  '-': '‐‑‒–—−',
}

const LATIN = new Map(
  Object.entries(LOOKS_LIKE).flatMap(([latin, others]) => Array.from(others, (one) => [one, latin])),
)

/** Only the beginning of a text is compared. */
const MAX_COMPARED = 200
const MARKS_AND_HIDDEN = /[\p{M}\p{C}\p{Z}]/gu

/** Plain ASCII needs no folding; the dollar sign does, because it looks like an S. */
const PLAIN = /^[ !-#%-~]*$/

const inLatin = (text: string) => {
  const read = text.slice(0, MAX_COMPARED)
  return PLAIN.test(read) ? read.replaceAll(' ', '') : fold(read)
}

const fold = (text: string) =>
  Array.from(text.normalize('NFKD').replaceAll(MARKS_AND_HIDDEN, ''), (one) => LATIN.get(one) ?? one)
    .join('')
    .normalize('NFKD')

/** Folds characters that look alike within Latin: I, l, 1 and a bar; O and 0; S and 5; rn and m. */
const bySight = (latin: string) =>
  latin
    .replaceAll(/[Il1|]/g, '1')
    .replaceAll(/[Oo0]/g, '0')
    .replaceAll(/[Ss5]/g, '5')
    .replaceAll('rn', 'm')
    .toLowerCase()

export type Skeleton = { readonly letters: string; readonly sight: string }

/**
 * Two normal forms of a text: by letters regardless of case, and by sight, where a capital I equals a small l. Texts
 * that match in either look alike (cases 20 and 21).
 */
export function skeleton(text: string): Skeleton {
  const latin = inLatin(text)
  return { letters: latin.toLowerCase(), sight: bySight(latin) }
}
