// For the test runner: test files of a process share its modules, and what a module of the page holds ends with the file.
import { afterAll } from 'vitest'
import { leavePage } from '../platform/page/visit/visit.ts'

afterAll(leavePage)
