import { Note } from '@musi/ui/layout/Note'
import { t } from './listedWords.ts'

/** The governance token has two names; wherever one says MUSI, this stands in sight once (spec: governance.one-token). */
export const ListedAs = () => <Note>{t('musi')}</Note>
