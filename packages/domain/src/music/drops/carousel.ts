/** spec: drops.carousel */
export const SHOWN_AT_ONCE = 3

/** Whether the arrows of the carousel are active, which they are not at its ends (spec: drops.carousel). */
export const carouselArrows = (index: number, items: number): { readonly left: boolean; readonly right: boolean } => ({
  left: index > 0,
  right: index + SHOWN_AT_ONCE < items,
})
