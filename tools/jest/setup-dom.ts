import '@testing-library/jest-dom';
import { toHaveNoViolations } from 'jest-axe';
import { giveDialogItsMethods } from './dialog';

expect.extend(toHaveNoViolations);
giveDialogItsMethods();
