/** Scroll position of the page, from 0 to 100; 0 if it cannot scroll. */
export function scrollPercentage(scrolledPx: number, pagePx: number, windowPx: number): number {
  const scrollablePx = pagePx - windowPx
  return scrollablePx <= 0 ? 0 : Math.min(100, Math.max(0, (scrolledPx / scrollablePx) * 100))
}
