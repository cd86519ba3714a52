import { nextFrame } from './eventually.ts'

type Point = { x: number; y: number }

const middleOf = ({ left, top, width, height }: DOMRect): Point => ({ x: left + width / 2, y: top + height / 2 })

/** A link that goes on in the next line has its middle between two boxes. */
const firstBox = (element: Element): DOMRect | undefined =>
  [...element.getClientRects()].find(({ width, height }) => width * height > 1)

/** Where this would be pressed at the moment; null: it is off, out of sight, or under something else. */
function pointNow(element: Element): Point | null {
  const control = element.closest('button, select, input, textarea, [role=button]')
  if (control?.matches(':disabled, [aria-disabled=true]')) return null
  const box = firstBox(element)
  if (box === undefined || !element.checkVisibility({ visibilityProperty: true })) return null
  const point = middleOf(box)
  return element.contains(document.elementFromPoint(point.x, point.y)) ? point : null
}

/**
 * Where a person would press: in the middle of what stands still and is covered by nothing. Null: there is more to do than to press,
 * to scroll or to wait, say.
 */
export async function pressPoint(element: Element): Promise<Point | null> {
  const before = pointNow(element)
  if (before === null) return null
  await nextFrame()
  const now = pointNow(element)
  return now?.x === before.x && now.y === before.y ? now : null
}
