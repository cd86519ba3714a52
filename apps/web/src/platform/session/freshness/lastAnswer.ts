import { numberText } from '#platform/page/i18n/numberText.ts'
import { freshnessText } from './freshnessWords.ts'

type Age = { readonly overdue: boolean; readonly block: number | null }

/** For the element that shows a last answer: muted while a newer one is overdue, with the block that it is from. */
export const lastAnswer = ({ overdue, block }: Age, title?: string) => ({
  ...(overdue && { 'data-overdue': '' }),
  ...(title !== undefined && { title }),
  ...(overdue &&
    block !== null && {
      title: [title, freshnessText('from', { number: numberText(block) })].filter(Boolean).join(' · '),
    }),
})
