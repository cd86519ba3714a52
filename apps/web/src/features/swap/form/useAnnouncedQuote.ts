import { useEffect, useState } from 'react'

/** The pause in typing after which a quote is announced. */
const SETTLED_MS = 700

/** The quote for screen readers, announced once per request when typing pauses; blocks that only move the price are not. */
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
