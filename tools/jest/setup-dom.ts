import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { toHaveNoViolations } from 'jest-axe';
import { giveDialogItsMethods } from './dialog';
import { giveWindowItsObservers } from './observers';

// The limit for an element that never comes. It is long, because the machine may be busy with other projects.
configure({ asyncUtilTimeout: 20_000 });
expect.extend(toHaveNoViolations);
giveDialogItsMethods();
giveWindowItsObservers();
