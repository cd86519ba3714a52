import { useEffect, useState } from 'react'

/** How long nothing must be typed before a quote counts as settled. */
const SETTLED_MS = 700

/** What a screen reader is told: the quote of a question, once, when the typing rests; blocks that only move the price are not news. */
export function useAnnouncedQuote(requestKey: string | null, text: string | null): string {
  const [announced, setAnnounced] = useState<{ requestKey: string; text: string } | null>(null)
  const isNews = requestKey !== null && text !== null && announced?.requestKey !== requestKey
  useEffect(() => {
    if (!isNews) return undefined
    const timer = setTimeout(() => setAnnounced({ requestKey, text }), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [isNews, requestKey, text])
  return announced !== null && announced.requestKey === requestKey ? announced.text : ''
}
