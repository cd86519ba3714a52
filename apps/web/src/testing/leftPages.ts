// Leaves the page after each test file, because all test files of a process share modules and their
// state.
import { afterAll } from 'vitest'
import { leavePage } from '../platform/page/visit/visit.ts'

afterAll(leavePage)
