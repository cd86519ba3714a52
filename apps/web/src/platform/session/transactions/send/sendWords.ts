import { SEND_TEXTS } from '@musi/chain/sendWriteProblem'
import { wordsOf } from '#platform/page/i18n/words.ts'

export const sendWords = wordsOf('send', SEND_TEXTS)
