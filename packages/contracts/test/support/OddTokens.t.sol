// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {ApproveFromZeroToken} from "../../src/support/ApproveFromZeroToken.sol";
import {Bytes32SymbolToken} from "../../src/support/Bytes32SymbolToken.sol";
import {CallbackToken} from "../../src/support/CallbackToken.sol";
import {FailingToken} from "../../src/support/FailingToken.sol";
import {FeeToken} from "../../src/support/FeeToken.sol";
import {NoDecimalsToken} from "../../src/support/NoDecimalsToken.sol";
import {NoReturnToken} from "../../src/support/NoReturnToken.sol";
import {RebasingToken} from "../../src/support/RebasingToken.sol";
import {RefusingToken} from "../../src/support/RefusingToken.sol";
import {IBareToken} from "../../src/support/interfaces/IBareToken.sol";
import {TestBase} from "../TestBase.sol";
import {Vm} from "../Vm.sol";

/// @title The odd tokens are odd where they should be, and nowhere else
contract OddTokensTest is TestBase {
    uint256 private constant SUPPLY = 1_000_000;

    function _own() private view returns (IBareToken.Plan memory) {
        return _plan(address(this), SUPPLY);
    }

    function _called(address token, bytes memory data) private returns (bool ok, bytes memory answer) {
        return token.call(data);
    }

    function testFuzz_TheFeeOfATransferIsBurned(uint256 amount, uint256 feeBps) public {
        amount = _within(amount, 0, SUPPLY);
        feeBps = _within(feeBps, 0, 10_000);
        FeeToken token = new FeeToken(_own(), feeBps);
        vm.assertEq(token.name(), "Odd Token");
        vm.assertEq(token.symbol(), "ODD");
        vm.assertEq(token.decimals(), 6);
        vm.assertTrue(token.transfer(ALICE, amount));
        vm.assertEq(token.balanceOf(ALICE), amount - amount * feeBps / 10_000);
        vm.assertEq(token.totalSupply(), token.balanceOf(ALICE) + token.balanceOf(address(this)));
    }

    function testFuzz_RefusesToSpendMoreThanTheBalance(uint256 amount, uint256 allowed) public {
        amount = _within(amount, 1, 2 * SUPPLY);
        RebasingToken token = new RebasingToken(_own());
        vm.assertTrue(token.approve(ALICE, allowed));
        vm.prank(ALICE);
        if (allowed < amount) vm.expectRevert(abi.encodeWithSelector(IBareToken.TooLittle.selector, allowed, amount));
        else if (amount > SUPPLY) vm.expectRevert(abi.encodeWithSelector(IBareToken.TooLittle.selector, SUPPLY, amount));
        // forge-lint: disable-next-line(erc20-unchecked-transfer)
        token.transferFrom(address(this), BOB, amount);
        if (allowed < amount || amount > SUPPLY) return;
        vm.assertEq(token.balanceOf(BOB), amount);
        bool unlimited = allowed == type(uint256).max;
        vm.assertEq(token.allowance(address(this), ALICE), unlimited ? allowed : allowed - amount);
    }

    /// @notice Supply, transfers, fees and allowances all emit events, because indexers know a token only by its events.
    function test_TransfersAndApprovalsEmitEvents() public {
        vm.recordLogs();
        FeeToken token = new FeeToken(_plan(ALICE, 1000), 1000);
        vm.prank(ALICE);
        token.approve(BOB, 7);
        vm.prank(ALICE);
        vm.assertTrue(token.transfer(BOB, 100));
        Vm.Log[] memory logs = vm.getRecordedLogs();
        vm.assertEq(logs.length, 4);
        _assertEmitted(logs[0], IBareToken.Transfer.selector, address(0), ALICE, 1000);
        _assertEmitted(logs[1], IBareToken.Approval.selector, ALICE, BOB, 7);
        _assertEmitted(logs[2], IBareToken.Transfer.selector, ALICE, BOB, 100);
        _assertEmitted(logs[3], IBareToken.Transfer.selector, BOB, address(0), 10);
    }

    function _assertEmitted(Vm.Log memory log, bytes32 what, address one, address other, uint256 value) private pure {
        vm.assertEq(log.topics[0], what);
        vm.assertEq(log.topics[1], bytes32(uint256(uint160(one))));
        vm.assertEq(log.topics[2], bytes32(uint256(uint160(other))));
        vm.assertEq(abi.decode(log.data, (uint256)), value);
    }

    function test_AnUnlimitedAllowanceStaysUnlimited() public {
        RebasingToken token = new RebasingToken(_own());
        token.approve(ALICE, type(uint256).max);
        vm.prank(ALICE);
        vm.assertTrue(token.transferFrom(address(this), BOB, 1));
        vm.assertEq(token.allowance(address(this), ALICE), type(uint256).max);
    }

    function testFuzz_ARebaseChangesReadBalances(uint256 perMille) public {
        perMille = _within(perMille, 0, 5000);
        RebasingToken token = new RebasingToken(_own());
        token.rebase(perMille);
        vm.assertEq(token.balanceOf(address(this)), SUPPLY * perMille / 1000);
    }

    function test_OneAccountIsRefusedUntilItIsUnblocked() public {
        RefusingToken token = new RefusingToken(_own(), ALICE);
        vm.assertTrue(token.transfer(BOB, 10));
        vm.expectRevert(abi.encodeWithSelector(RefusingToken.Refused.selector, ALICE));
        // forge-lint: disable-next-line(erc20-unchecked-transfer)
        token.transfer(ALICE, 10);
        token.refuseNobody();
        vm.assertTrue(token.transfer(ALICE, 10));
        vm.assertEq(token.balanceOf(ALICE), 10);
        // No other account is refused instead.
        vm.assertTrue(token.transfer(address(1), 10));
    }

    function test_ACallbackRunsOnceAndBeforeTheTransfer() public {
        CallbackToken token = new CallbackToken(_own());
        token.arm(address(this), abi.encodeCall(this.nothingHasMoved, (token)));
        vm.assertTrue(token.transfer(ALICE, 10));
        vm.assertTrue(token.transfer(ALICE, 5));
        vm.assertEq(token.balanceOf(ALICE), 15);
        token.arm(address(this), hex"deadbeef");
        vm.expectRevert(abi.encodeWithSelector(CallbackToken.CallbackFailed.selector));
        // forge-lint: disable-next-line(erc20-unchecked-transfer)
        token.transfer(ALICE, 1);
    }

    function nothingHasMoved(CallbackToken token) external view {
        vm.assertEq(token.balanceOf(ALICE), 0);
    }

    function test_TransfersReturnNoData() public {
        NoReturnToken token = new NoReturnToken(_own());
        (bool ok, bytes memory answer) = _called(address(token), abi.encodeCall(token.transfer, (ALICE, 10)));
        vm.assertTrue(ok && answer.length == 0);
        (ok, answer) = _called(address(token), abi.encodeCall(token.approve, (ALICE, 10)));
        vm.assertTrue(ok && answer.length == 0);
        vm.prank(ALICE);
        (ok, answer) = _called(address(token), abi.encodeCall(token.transferFrom, (address(this), ALICE, 10)));
        vm.assertTrue(ok && answer.length == 0);
        vm.assertEq(token.balanceOf(ALICE), 20);
        vm.assertEq(token.symbol(), "ODD");
        vm.assertEq(token.decimals(), 6);
    }

    function test_AnAllowanceChangesOnlyFromOrToZero() public {
        ApproveFromZeroToken token = new ApproveFromZeroToken(_own());
        token.approve(ALICE, 5);
        vm.expectRevert(abi.encodeWithSelector(ApproveFromZeroToken.AllowanceNotZero.selector, 5));
        token.approve(ALICE, 6);
        token.approve(ALICE, 0);
        token.approve(ALICE, 6);
        vm.assertEq(token.allowance(address(this), ALICE), 6);
    }

    function test_TransfersFailInEveryWay() public {
        uint256[4] memory sizes = [uint256(32), 0, 2_097_152, 2_097_152];
        for (uint256 way = 0; way < 4; ++way) {
            FailingToken token = new FailingToken(_own(), FailingToken.Way(way));
            (bool ok, bytes memory answer) = _called(address(token), abi.encodeCall(token.transfer, (ALICE, 1)));
            vm.assertEq(ok, way % 2 == 0);
            vm.assertEq(answer.length, sizes[way]);
            (ok, answer) = _called(address(token), abi.encodeCall(token.transferFrom, (ALICE, BOB, 1)));
            vm.assertEq(ok, way % 2 == 0);
            vm.assertEq(answer.length, sizes[way]);
            // The two megabytes begin with true, whether they are an answer or a reason.
            if (sizes[way] > 32) vm.assertEq(abi.decode(answer, (uint256)), 1);
            vm.assertTrue(token.approve(ALICE, 1));
            vm.assertEq(token.symbol(), "ODD");
            vm.assertEq(token.decimals(), 6);
        }
    }

    function test_DecimalsReverts() public {
        NoDecimalsToken token = new NoDecimalsToken(_own());
        vm.expectRevert(abi.encodeWithSelector(NoDecimalsToken.NoDecimals.selector));
        token.decimals();
    }

    function test_TheSymbolIs32Bytes() public {
        Bytes32SymbolToken token = new Bytes32SymbolToken(_own());
        vm.assertTrue(token.symbol() == "ODD");
        vm.assertEq(token.decimals(), 6);
    }
}
