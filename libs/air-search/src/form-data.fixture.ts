/**
 * For specs that submit a form whose handler navigates: React then creates a FormData of the form, but the environment's FormData
 * is Node's, which does not accept forms.
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
