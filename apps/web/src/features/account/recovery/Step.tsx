import { recoverText } from './recoverWords.ts'

/** Heads one of the three steps of a person who gets an account back: a new passkey, the link, the switch. */
export const Step = ({ step }: { step: 1 | 2 | 3 }) => <h3>{recoverText('step', { step })}</h3>
