/** How far down the page is, from 0 to 100; a page that cannot scroll is at 0. */
export function scrollPercentage(scrolledPx: number, pagePx: number, windowPx: number): number {
  const way = pagePx - windowPx
  return way <= 0 ? 0 : Math.min(100, Math.max(0, (scrolledPx / way) * 100))
}
