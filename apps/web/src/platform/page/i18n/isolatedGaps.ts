// A text from right to left reads amounts, names and addresses in pieces: "1 ETH" becomes "ETH 1", and "0x12" comes apart.
// So what is filled in, with what belongs to it, keeps its own direction (FSI … PDI).
const [ISOLATE, END] = ['\u2068', '\u2069']

const ATOM = String.raw`(?:\{\w+\}|[A-Za-z0-9%↗]+)`
const JOINT = String.raw`(?:[./:+-]| ?[/·→+-]? ?)`
const PLAIN = `${ATOM}(?:${JOINT}${ATOM})*`
/** Gaps and Latin words with nothing but a space or a sign between them are one thing: `{amount} {symbol}`, `{name} ({symbol})`. */
const THINGS = new RegExp(String.raw`${PLAIN}(?: \(${PLAIN}\))?`, 'g')
const ARABIC = /\p{Script=Arabic}/u

/** A text of a language from right to left. One that is still English is isolated as a whole. */
export const isolatedGaps = (text: string): string =>
  ARABIC.test(text)
    ? text.replaceAll(THINGS, (thing) => ISOLATE + thing + END)
    : /[{ ]/.test(text)
      ? ISOLATE + text + END
      : text
