import '@testing-library/jest-dom';
import { toHaveNoViolations } from 'jest-axe';
import { giveDialogItsMethods } from './dialog';
import { giveWindowItsObservers } from './observers';

expect.extend(toHaveNoViolations);
giveDialogItsMethods();
giveWindowItsObservers();
