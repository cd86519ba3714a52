import { Note } from '@musi/ui/layout/Note'
import { listedText } from './listedWords.ts'

/** The governance token has two names; a screen that uses MUSI shows this note once (spec: governance.one-token). */
export const ListedAs = () => <Note>{listedText('musi')}</Note>
