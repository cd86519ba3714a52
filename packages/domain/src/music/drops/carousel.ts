/** spec: drops.carousel */
export const SHOWN_AT_ONCE = 3

/** The arrows of the upcoming releases: one step each, and none beyond either end (spec: drops.carousel). */
export const carouselArrows = (index: number, items: number): { readonly left: boolean; readonly right: boolean } => ({
  left: index > 0,
  right: index + SHOWN_AT_ONCE < items,
})
