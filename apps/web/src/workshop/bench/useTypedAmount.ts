import { type ParsedAmount, parseAmount } from '@musi/domain/amount/parseAmount'
import type { Amount, Currency } from '@musi/domain/currency'
import { useState } from 'react'
import { benchText } from './benchWords.ts'

function problem(parsed: ParsedAmount, text: string): string | null {
  if (text === '' || parsed.kind === 'amount') return null
  return parsed.kind === 'tooManyDecimals'
    ? benchText('tooManyDecimals', { decimals: parsed.decimals })
    : benchText(parsed.kind)
}

/** The typed amount; null if none or invalid, with an error unless nothing was typed. */
export function useTypedAmount<C extends Currency>(currency: C) {
  const [text, setText] = useState('')
  const parsed = parseAmount(text, currency)
  const amount: Amount<C> | null = parsed.kind === 'amount' ? parsed.amount : null
  return { text, setText, amount, error: problem(parsed, text) }
}
