/** A letter drawn as strokes: ten units high, from 0 to its width. */
export type Letterform = { width: number; d: string }

const letter = (width: number, d: string): Letterform => ({ width, d })
const ROUND = 'M5 0A5 5 0 1 0 5 10A5 5 0 1 0 5 0Z'

/** Letters for coins: plain strokes, legible at 24 px, which need no typeface. */
export const LETTERFORMS: Readonly<Record<string, Letterform>> = {
  A: letter(8.4, 'M0 10L4.2 0L8.4 10M1.6 6.6H6.8'),
  B: letter(6.3, 'M0 4.6H3.4A2.3 2.3 0 0 0 3.4 0H0V10H3.6A2.7 2.7 0 0 0 3.6 4.6'),
  C: letter(8.2, 'M8.2 1.4A5 5 0 1 0 8.2 8.6'),
  D: letter(7.8, 'M0 0V10H2.8A5 5 0 0 0 2.8 0Z'),
  E: letter(5.6, 'M5.6 0H0V10H5.6M0 5H4.9'),
  F: letter(5.4, 'M5.4 0H0V10M0 5.2H4.7'),
  G: letter(9, 'M8.2 1.4A5 5 0 1 0 9 8V5.4H5.6'),
  H: letter(7, 'M0 0V10M7 0V10M0 5H7'),
  I: letter(0, 'M0 0V10'),
  J: letter(5, 'M5 0V7.5A2.5 2.5 0 0 1 0 7.5'),
  K: letter(6.6, 'M0 0V10M6.3 0L0 6.2M2.4 3.9L6.6 10'),
  L: letter(5.3, 'M0 0V10H5.3'),
  M: letter(8.8, 'M0 10V0L4.4 6.2L8.8 0V10'),
  N: letter(7.2, 'M0 10V0L7.2 10V0'),
  O: letter(10, ROUND),
  P: letter(6.2, 'M0 10V0H3.4A2.8 2.8 0 0 1 3.4 5.6H0'),
  Q: letter(10, `${ROUND}M6.3 6.5L10 10.2`),
  R: letter(6.4, 'M0 10V0H3.4A2.8 2.8 0 0 1 3.4 5.6H0M3.2 5.6L6.4 10'),
  S: letter(
    6.2,
    'M5.8 1.7C5.2 .6 4.3 0 3.1 0C1.4 0 .3 1 .3 2.4C.3 5.7 6.2 4 6.2 7.4C6.2 9 4.9 10 3.1 10C1.6 10 .5 9.4 0 8.1',
  ),
  T: letter(7.2, 'M0 0H7.2M3.6 0V10'),
  U: letter(7, 'M0 0V6.5A3.5 3.5 0 0 0 7 6.5V0'),
  V: letter(8.2, 'M0 0L4.1 10L8.2 0'),
  W: letter(11.6, 'M0 0L2.9 10L5.8 1.2L8.7 10L11.6 0'),
  X: letter(7, 'M0 0L7 10M7 0L0 10'),
  Y: letter(7.6, 'M0 0L3.8 5.2L7.6 0M3.8 5.2V10'),
  Z: letter(6.6, 'M0 0H6.6L0 10H6.6'),
  0: letter(7, 'M3.5 0A3.5 5 0 1 0 3.5 10A3.5 5 0 1 0 3.5 0Z'),
  1: letter(2.6, 'M0 2.1L2.6 0V10'),
  2: letter(6.2, 'M.2 2.7C.4 1 1.5 0 3.1 0C4.8 0 6 1.1 6 2.7C6 5.2 .3 7.6 0 10H6.2'),
  3: letter(6, 'M.3 0H5.6L2.7 4A3 3 0 1 1 0 8.4'),
  4: letter(7, 'M5.2 10V0L0 7.2H7'),
  5: letter(6.1, 'M5.5 0H1.1L.7 4.5C1.3 4 2.1 3.8 3 3.8A3.1 3.1 0 1 1 .1 8.5'),
  6: letter(6.4, 'M4.9 0L.8 5M3.2 3.8A3.1 3.1 0 1 0 3.2 10A3.1 3.1 0 1 0 3.2 3.8Z'),
  7: letter(6, 'M0 0H6L2.2 10'),
  8: letter(
    5.8,
    'M2.9 0A2.2 2.2 0 1 0 2.9 4.4A2.2 2.2 0 1 0 2.9 0ZM2.9 4.4A2.8 2.8 0 1 0 2.9 10A2.8 2.8 0 1 0 2.9 4.4Z',
  ),
  9: letter(6.4, 'M1.5 10L5.6 5M3.2 0A3.1 3.1 0 1 0 3.2 6.2A3.1 3.1 0 1 0 3.2 0Z'),
}
