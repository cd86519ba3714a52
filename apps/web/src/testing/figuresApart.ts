/** Digits that are drawn one by one, and what only the eye sees. */
const LEFT_OUT = '[aria-hidden="true"], script, style, option, svg'

const shownTexts = (): readonly Text[] => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement
    if (node instanceof Text && node.data !== '' && parent !== null && parent.closest(LEFT_OUT) === null)
      texts.push(node)
  }
  return texts
}

/** A link, a row or a line: what is read and copied as one. */
const ONE = 'a, button, li, td, th, p, dt, dd, summary, label, h1, h2, h3, [role="img"], [id^="votes-"]'

/**
 * Figures of the page that run into the word or figure before or behind them where they are read aloud or copied, as `11,000,000|20%`:
 * the layout keeps them apart for the eye alone. One word on purpose (`0.0₄49`) is no line of its own.
 */
export function figuresRunTogether(): readonly string[] {
  const texts = shownTexts()
  return texts.slice(1).flatMap((text, at) => {
    const before = texts[at]
    if (before === undefined || !/[\p{L}\p{N}%)]$/u.test(before.data) || !/^[\p{L}\p{N}$]/u.test(text.data)) return []
    if (!/\d[%)]?$/.test(before.data) && !/^\$?\d/.test(text.data)) return []
    const one = before.parentElement?.closest(ONE) ?? null
    if (one === null || !one.contains(text)) return []
    const [first, second] = [lastBox(before), firstBox(text)]
    if (first === undefined || second === undefined) return []
    const isApart = second.top >= first.bottom - 1 || Math.abs(second.left - first.right) > 1
    return isApart ? [`${before.data.slice(-20)}|${text.data.slice(0, 20)}`] : []
  })
}

function boxes(text: Text): readonly DOMRect[] {
  const range = document.createRange()
  range.selectNodeContents(text)
  return [...range.getClientRects()]
}
const firstBox = (text: Text): DOMRect | undefined => boxes(text)[0]
const lastBox = (text: Text): DOMRect | undefined => boxes(text).at(-1)
