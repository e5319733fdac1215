/**
 * For specs that submit a form whose handler navigates: React then makes a FormData of the form, and the environment's
 * FormData is Node's, which knows no forms.
 */
export function letFormDataTakeForms(): void {
  const NodeFormData = globalThis.FormData;
  beforeAll(() => {
    globalThis.FormData = class extends NodeFormData {
      constructor() {
        super();
      }
    };
  });
  afterAll(() => {
    globalThis.FormData = NodeFormData;
  });
}
