const TURNED: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }

type Press = { key: string; currentTarget: Element }

/** The key as it means in a row from left to right: where reading goes to the left, the left arrow leads on. */
export const readingKey = ({ key, currentTarget }: Press): string =>
  getComputedStyle(currentTarget).direction === 'rtl' ? (TURNED[key] ?? key) : key
