/** spec: drops.carousel */
export const SHOWN_AT_ONCE = 3

/** The carousel's arrows: each is active unless the carousel is at that end (spec: drops.carousel). */
export const carouselArrows = (index: number, items: number): { readonly left: boolean; readonly right: boolean } => ({
  left: index > 0,
  right: index + SHOWN_AT_ONCE < items,
})
