import { TROUBLE_TEXTS, type WalletTrouble, walletTroubleText } from '@musi/chain/chainErrors'
import { wordsOf } from '#platform/page/i18n/words.ts'

export const troubleWords = wordsOf('walletTrouble', TROUBLE_TEXTS)

export const troubleText = (trouble: WalletTrouble): string => walletTroubleText(trouble, troubleWords)
