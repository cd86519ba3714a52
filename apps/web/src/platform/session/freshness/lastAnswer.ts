import { numberText } from '#platform/page/i18n/numberText.ts'
import { t } from './freshnessWords.ts'

type Age = { readonly overdue: boolean; readonly block: number | null }

/** For the element that shows a last answer: muted while a newer one is overdue, with the block that it is from. */
export const lastAnswer = ({ overdue, block }: Age, title?: string) => ({
  ...(overdue && { 'data-overdue': '' }),
  ...(title !== undefined && { title }),
  ...(overdue &&
    block !== null && { title: [title, t('from', { number: numberText(block) })].filter(Boolean).join(' · ') }),
})
