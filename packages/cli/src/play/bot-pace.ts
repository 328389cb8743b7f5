/** Holds bots back until the terminal lets them play, one command at a time, so that people can follow. */
export class BotPace {
  private isAllowed = false;
  private wake = (): void => {};

  /** Resolves when the next command of a bot may be played. */
  async wait(): Promise<void> {
    while (!this.isAllowed)
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    this.isAllowed = false;
  }

  /** Lets one command through. */
  allowOne(): void {
    this.isAllowed = true;
    this.wake();
  }
}
