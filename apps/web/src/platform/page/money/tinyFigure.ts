const BELOW = '₀₁₂₃₄₅₆₇₈₉'

/**
 * `0.000001234` as `0.0₅1234`, with the number of the zeros below the line, from four on. For the eye alone: who hears it hears
 * the plain figure (spec: money.tiny).
 */
export const tinyFigure = (figure: string): string =>
  figure.replace(
    /^0(\D)(0{4,})(?=[1-9])/,
    (_, point: string, zeros: string) =>
      `0${point}0${String(zeros.length).replaceAll(/\d/g, (digit) => BELOW[Number(digit)] ?? digit)}`,
  )
