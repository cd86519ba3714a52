// Finds text that does not fit into its element.

/** A line for each text that is cut off, overlaps another, or makes the page wider than the window. */
export function findUnfitText(): string[] {
  const problems: string[] = []
  const root = document.documentElement
  if (root.scrollWidth > innerWidth) problems.push(`the page is ${root.scrollWidth} px wide in ${innerWidth}`)
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })
  /** Text for screen readers only. */
  const isHidden = ({ width, height }: DOMRect) => width <= 1 || height <= 1
  const scrolls = (style: CSSStyleDeclaration) => /auto|scroll/.test(`${style.overflowX} ${style.overflowY}`)
  const name = (element: Element) => {
    const text = (element.textContent ?? '').trim() || element.getAttribute('aria-label') || element.outerHTML
    return `“${text.slice(0, 60)}”`
  }
  const hasOwnText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === 3 && /\p{L}{2}/u.test(node.textContent ?? ''))
  // Only the topmost dialog or popover is checked, since it covers the page.
  const topLayer = [...document.querySelectorAll('dialog[open], [popover]:popover-open, #menu, #settings')].at(-1)
  const scene = topLayer ?? document.body
  for (const element of scene.querySelectorAll('*')) {
    if (!hasOwnText(element) || !isSeen(element) || isHidden(element.getBoundingClientRect())) continue
    const range = document.createRange()
    range.selectNodeContents(element)
    const text = range.getBoundingClientRect()
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box)
      if (scrolls(style)) break
      const edge = box.getBoundingClientRect()
      const out = text.right > edge.right + 1.5 || text.left < edge.left - 1.5
      // Names and hashes from elsewhere may end in an ellipsis, but our own words may not. Such
      // names are marked by `unicode-bidi`.
      const isOfOthers = style.unicodeBidi === 'isolate' || /0x|[a-z]\.eth|…/.test(element.textContent ?? '')
      if (out && style.textOverflow === 'ellipsis' && isOfOthers) break
      const isCut = style.overflowX !== 'visible' || box.matches('button, a, dialog, [popover]')
      if (out && isCut) {
        problems.push(`${name(element)} is wider than ${box.tagName.toLowerCase()}.${box.id || box.className}`)
        break
      }
    }
  }
  const canvas = new OffscreenCanvas(1, 1).getContext('2d')
  for (const field of scene.querySelectorAll('input')) {
    if (!isSeen(field) || field.placeholder === '' || canvas === null) continue
    const { fontWeight, fontSize, fontFamily } = getComputedStyle(field, '::placeholder')
    canvas.font = `${fontWeight} ${fontSize} ${fontFamily}`
    if (canvas.measureText(field.placeholder).width > field.clientWidth + 1)
      problems.push(`the placeholder “${field.placeholder}” is wider than its field`)
  }
  /**
   * The nearest scrolling ancestor. Content of a scrolling element may be covered by content
   * outside that element.
   */
  const scrollBox = (element: Element): Element | null => {
    const above = element.parentElement
    return above === null || scrolls(getComputedStyle(above)) ? above : scrollBox(above)
  }
  /** Fixed, sticky and anchored elements cover others by design. */
  const isLayer = ({ position, zIndex }: CSSStyleDeclaration) =>
    /fixed|sticky/.test(position) || (position === 'absolute' && zIndex !== 'auto')
  const layerOf = (element: Element | null): Element | null =>
    element === null || isLayer(getComputedStyle(element)) ? element : layerOf(element.parentElement)
  const buttons = [...scene.querySelectorAll('button, a[href], select, input')].filter(isSeen)
  const boxes = buttons
    // A link that wraps is two boxes, not the rectangle around both.
    .map((element) => ({ element, parts: [...element.getClientRects()].filter((part) => !isHidden(part)) }))
    .filter(({ parts }) => parts.length > 0)
  const overlap = (one: DOMRect, other: DOMRect) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2
  boxes.forEach(({ element, parts }, at) => {
    for (const other of boxes.slice(at + 1)) {
      if (scrollBox(element) !== scrollBox(other.element)) continue
      if (element.contains(other.element) || other.element.contains(element)) continue
      if (layerOf(element) !== layerOf(other.element)) continue
      if (parts.some((part) => other.parts.some((otherPart) => overlap(part, otherPart))))
        problems.push(`${name(element)} lies over ${name(other.element)}`)
    }
  })
  return problems
}
