import { GATE_TEXTS, type GateRefusal, gateRefusalText } from '@musi/chain/signingGate/gateRefusal'
import { wordsOf } from '#platform/page/i18n/words.ts'

export const gateWords = wordsOf('gate', GATE_TEXTS)

export const refusalText = (refusal: GateRefusal): string => gateRefusalText(refusal, gateWords)
