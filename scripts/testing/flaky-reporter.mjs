/** Names the tests that passed on the second try: each is a defect to find. */
export default class FlakyReporter {
  onTestRunEnd(modules) {
    const flaky = modules.flatMap((module) =>
      [...module.children.allTests()]
        .filter((test) => test.diagnostic()?.flaky)
        .map((test) => `  ${module.relativeModuleId} › ${test.fullName}`),
    );
    if (flaky.length > 0) console.log(`\nFlaky, passed on the second try: ${flaky.length}\n${flaky.join('\n')}`);
  }
}
