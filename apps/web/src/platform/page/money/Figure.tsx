import { tinyFigure } from './tinyFigure.ts'

/** A figure without a symbol; many zeros are shortened on screen, and read aloud in full. */
export function Figure({ text }: { text: string }) {
  const compact = tinyFigure(text)
  if (compact === text) return text
  return (
    <>
      <span aria-hidden="true">{compact}</span>
      <span className="unseen">{text}</span>
    </>
  )
}
