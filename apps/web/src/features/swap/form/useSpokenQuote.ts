import { useEffect, useState } from 'react'

/** How long nothing must be typed before a quote counts as settled. */
const SETTLED_MS = 700

/** What a screen reader is told: the quote of a question, once, when the typing rests; blocks that only move the price are not news. */
export function useSpokenQuote(question: string | null, text: string | null): string {
  const [spoken, setSpoken] = useState<{ question: string; text: string } | null>(null)
  const isNews = question !== null && text !== null && spoken?.question !== question
  useEffect(() => {
    if (!isNews) return undefined
    const timer = setTimeout(() => setSpoken({ question, text }), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [isNews, question, text])
  return spoken !== null && spoken.question === question ? spoken.text : ''
}
