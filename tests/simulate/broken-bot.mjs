// A bot that breaks down at once.
export const createBot = () => ({
  name: 'broken',
  choose() {
    throw new Error('broken');
  },
});
