import { numberText } from '#platform/page/i18n/numberText.ts'
import { freshnessText } from './freshnessWords.ts'

type Age = { readonly overdue: boolean; readonly block: number | null }

/**
 * Attributes for an element that shows an answer: muted while a newer one is overdue, with the
 * answer's block in its title.
 */
export const lastAnswer = ({ overdue, block }: Age, title?: string) => ({
  ...(overdue && { 'data-overdue': '' }),
  ...(title !== undefined && { title }),
  ...(overdue &&
    block !== null && {
      title: [title, freshnessText('from', { number: numberText(block) })].filter(Boolean).join(' · '),
    }),
})
