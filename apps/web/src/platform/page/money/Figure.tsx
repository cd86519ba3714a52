import { tinyFigure } from './tinyFigure.ts'

/** A figure alone, without a symbol; one with many zeros is short for the eye. */
export function Figure({ text }: { text: string }) {
  const seen = tinyFigure(text)
  if (seen === text) return text
  return (
    <>
      <span aria-hidden="true">{seen}</span>
      <span className="unseen">{text}</span>
    </>
  )
}
