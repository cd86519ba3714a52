const MIRRORED: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }

type Press = { key: string; currentTarget: Element }

/** Mirrors horizontal arrow keys in right-to-left text, where the left arrow moves forward. */
export const readingKey = ({ key, currentTarget }: Press): string =>
  getComputedStyle(currentTarget).direction === 'rtl' ? (MIRRORED[key] ?? key) : key
