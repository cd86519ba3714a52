const BELOW = '₀₁₂₃₄₅₆₇₈₉'

/**
 * Shortens four zeros or more to a subscript: `0.000001234` is `0.0₅1234`. For the screen only; screen readers get the
 * plain figure (spec: money.tiny).
 */
export const tinyFigure = (figure: string): string =>
  figure.replace(
    /^0(\D)(0{4,})(?=[1-9])/,
    (_, point: string, zeros: string) =>
      `0${point}0${String(zeros.length).replaceAll(/\d/g, (digit) => BELOW[Number(digit)] ?? digit)}`,
  )
