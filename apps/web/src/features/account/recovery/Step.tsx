import { recoverText } from './recoverWords.ts'

/** Heading of one of the three recovery steps: a new passkey, the link, the switch. */
export const Step = ({ step }: { step: 1 | 2 | 3 }) => <h3>{recoverText('step', { step })}</h3>
