// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {IOneTokenLiquidity} from "../../src/exchange/interfaces/IOneTokenLiquidity.sol";
import {Vm} from "../Vm.sol";
import {OneTokenWorld} from "./OneTokenWorld.sol";
import {IPair} from "./PairWorld.sol";

contract OneTokenLiquidityTest is OneTokenWorld {
    uint256 private constant FUNDS = type(uint144).max;

    IERC20 private token;
    IERC20 private other;

    function setUp() public {
        token = _newToken("A", address(this), FUNDS);
        other = _newToken("B", address(this), FUNDS);
        vm.warp(1 days);
    }

    /// @dev Adds this amount as Alice, who has approved exactly that amount.
    function _give(IERC20 given, uint256 amount) private {
        vm.assertTrue(given.transfer(ALICE, amount));
        vm.prank(ALICE);
        given.approve(address(ADDER), amount);
    }

    function _add(IERC20 given, IERC20 second, uint256 amount) private returns (uint256) {
        _give(given, amount);
        vm.prank(ALICE);
        return ADDER.addFromToken(address(given), address(second), amount, 0, block.timestamp);
    }

    function test_StatesItsFactoryAndWrappedToken() public view {
        vm.assertEq(ADDER.factory(), address(PAIR_FACTORY));
        vm.assertEq(ADDER.wrappedNative(), address(WRAPPED));
    }

    /// @notice Computed by hand: with reserves of a million each and 100,000 given, 48,882 buy 46,470, and 51,117 are added with them.
    function test_ThePartThatIsSwappedMakesTheRestFit() public {
        IPair pair = _pool(token, 1e6, other, 1e6);
        vm.assertEq(_add(token, other, 1e5), 48_734);
        (uint256 held, uint256 heldOther) = _held(pair, token);
        vm.assertEq(held, 1_099_999);
        vm.assertEq(heldOther, 1e6);
        vm.assertEq(pair.balanceOf(ALICE), 48_734);
        vm.assertEq(token.balanceOf(ALICE), 1);
        vm.assertEq(other.balanceOf(ALICE), 0);
        vm.assertEq(token.allowance(ALICE, address(ADDER)), 0);
        _assertNothingKept(token, other, pair);
    }

    /// @dev Columns: reserve of the given token, reserve of the other, given amount; expected shares and returned rest.
    function test_TheTableHoldsForEitherToken() public {
        uint256[5][5] memory rows = [
            [uint256(1e21), 2e9, 1e18, 705_867_930_792, 247_003_121_049],
            [uint256(5e9), 1e22, 1e6, 706_009_099_732, 0],
            [uint256(1e6), 3e6, 1000, 862, 1],
            [uint256(1e18), 1e18, 1e19, 2_313_146_456_069_850_452, 59],
            [uint256(2000), 18_608, 1778, 2277, 2]
        ];
        for (uint256 i = 0; i < rows.length; ++i) {
            // The given token is the pair's lower and higher token in turn.
            token = _newToken("A", address(this), FUNDS);
            other = _newToken("B", address(this), FUNDS);
            if (address(token) < address(other) != (i % 2 == 0)) (token, other) = (other, token);
            IPair pair = _pool(token, rows[i][0], other, rows[i][1]);
            vm.assertEq(_add(token, other, rows[i][2]), rows[i][3]);
            vm.assertEq(pair.balanceOf(ALICE), rows[i][3]);
            vm.assertEq(token.balanceOf(ALICE), rows[i][4]);
            _assertNothingKept(token, other, pair);
        }
    }

    /// @notice Finds the part by bisection, without the formula and its root.
    function testFuzz_OnlyRoundingIsLeft(uint256 held, uint256 heldOther, uint256 amount, bool given1) public {
        (held, heldOther) = (_within(held, 1e4, 1e30), _within(heldOther, 1e4, 1e30));
        amount = _within(amount, Math.max(held / 1000, 1000), held);
        uint256 part = _partByHalving(amount, held, heldOther);
        vm.assume(_boughtBy(part, held, heldOther) > 0);
        if (given1) (token, other) = (other, token);
        IPair pair = _pool(token, held, other, heldOther);
        uint256 supply = pair.totalSupply();
        uint256 shares = _add(token, other, amount);
        uint256 left = token.balanceOf(ALICE);

        // Everything bought is back in the pool, and everything given except rounding.
        {
            (uint256 heldNow, uint256 heldOtherNow) = _held(pair, token);
            vm.assertEq(heldOtherNow, heldOther);
            vm.assertEq(heldNow, held + amount - left);
        }
        vm.assertEq(other.balanceOf(ALICE), 0);
        _assertNothingKept(token, other, pair);

        // Rounding is at most four units of the coarser token, converted to the other token and to shares.
        vm.assertLe(left, 4 * (held / heldOther * 2 + 2));
        shares += 4 * (Math.max(supply / held, supply / heldOther) * 2 + 2);
        vm.assertGe(shares, _sharesFor(part, amount, held, heldOther, supply));
    }

    function _boughtBy(uint256 part, uint256 held, uint256 heldOther) private pure returns (uint256) {
        return part * 997 * heldOther / (held * 1000 + part * 997);
    }

    /// @dev The largest part whose rest is still enough to be added with the bought amount.
    function _partByHalving(uint256 amount, uint256 held, uint256 heldOther) private pure returns (uint256 low) {
        uint256 high = amount;
        while (low < high) {
            uint256 middle = (low + high + 1) / 2;
            uint256 bought = _boughtBy(middle, held, heldOther);
            if ((amount - middle) * (heldOther - bought) >= bought * (held + middle)) low = middle;
            else high = middle - 1;
        }
    }

    function _sharesFor(uint256 part, uint256 amount, uint256 held, uint256 heldOther, uint256 supply)
        private
        pure
        returns (uint256)
    {
        uint256 bought = _boughtBy(part, held, heldOther);
        uint256 byToken = (amount - part) * supply / (held + part);
        return Math.min(byToken, bought * supply / (heldOther - bought));
    }

    function test_WrapsNativeCurrencyAndUnwrapsTheRest() public {
        vm.deal(address(this), 1e6);
        WRAPPED.deposit{value: 1e6}();
        IPair pair = _pool(WRAPPED, 1e6, other, 1e6);
        vm.deal(ALICE, 2e5);
        vm.prank(ALICE);
        vm.assertEq(ADDER.addFromNative{value: 1e5}(address(other), 48_734, block.timestamp), 48_734);
        vm.assertEq(pair.balanceOf(ALICE), 48_734);
        vm.assertEq(ALICE.balance, 1e5 + 1);
        vm.assertEq(WRAPPED.balanceOf(ALICE), 0);
        _assertNothingKept(WRAPPED, other, pair);
    }

    function test_NativeCurrencyWithoutARest() public {
        vm.deal(address(this), 5e9);
        WRAPPED.deposit{value: 5e9}();
        IPair pair = _pool(WRAPPED, 5e9, other, 1e22);
        vm.deal(ALICE, 1e6);
        vm.prank(ALICE);
        vm.assertEq(ADDER.addFromNative{value: 1e6}(address(other), 0, block.timestamp), 706_009_099_732);
        vm.assertEq(ALICE.balance, 0);
        _assertNothingKept(WRAPPED, other, pair);
    }

    function test_AddsTheWrappedTokenLikeAnyOther() public {
        vm.deal(address(this), 2e6);
        WRAPPED.deposit{value: 2e6}();
        IPair pair = _pool(WRAPPED, 1e6, other, 1e6);
        vm.assertEq(_add(WRAPPED, other, 1e5), 48_734);
        vm.assertEq(WRAPPED.balanceOf(ALICE), 1);
        vm.assertEq(ALICE.balance, 0);
        _assertNothingKept(WRAPPED, other, pair);
    }

    function test_RefusesFewerSharesThanTheMinimum() public {
        _pool(token, 1e6, other, 1e6);
        _give(token, 1e5);
        vm.expectRevert(abi.encodeWithSelector(IOneTokenLiquidity.TooFewShares.selector, 48_734, 48_735));
        vm.prank(ALICE);
        ADDER.addFromToken(address(token), address(other), 1e5, 48_735, block.timestamp);
        vm.prank(ALICE);
        vm.assertEq(ADDER.addFromToken(address(token), address(other), 1e5, 48_734, block.timestamp), 48_734);
    }

    function test_RefusesACallAfterTheDeadline() public {
        _pool(token, 1e6, other, 1e6);
        _give(token, 1e5);
        vm.deal(ALICE, 1e5);
        bytes memory late = abi.encodeWithSelector(IOneTokenLiquidity.Expired.selector, 1 days - 1);
        vm.expectRevert(late);
        vm.prank(ALICE);
        ADDER.addFromToken(address(token), address(other), 1e5, 0, 1 days - 1);
        vm.expectRevert(late);
        vm.prank(ALICE);
        ADDER.addFromNative{value: 1e5}(address(other), 0, 1 days - 1);
    }

    function test_RevertsWithoutAPool() public {
        _refusesAsNoPool(token, other);
        IPair pair = IPair(PAIR_FACTORY.createPair(address(token), address(other)));
        _refusesAsNoPool(token, other);
        // A pool that holds only one of the two tokens has no price either.
        vm.assertTrue(token.transfer(address(pair), 1));
        pair.sync();
        _refusesAsNoPool(token, other);
        _refusesAsNoPool(other, token);
    }

    function test_RevertsForAPairOfATokenWithItself() public {
        _refusesAsNoPool(token, token);
    }

    function _refusesAsNoPool(IERC20 given, IERC20 second) private {
        _give(given, 1e5);
        vm.expectRevert(abi.encodeWithSelector(IOneTokenLiquidity.NoPool.selector, address(given), address(second)));
        vm.prank(ALICE);
        ADDER.addFromToken(address(given), address(second), 1e5, 0, block.timestamp);
    }

    function test_RefusesAnAmountThatBuysNothing() public {
        _pool(token, 1e12, other, 1e4);
        _give(token, 1000);
        vm.expectRevert(bytes("UniswapV2: INSUFFICIENT_OUTPUT_AMOUNT"));
        vm.prank(ALICE);
        ADDER.addFromToken(address(token), address(other), 1000, 0, block.timestamp);
    }

    function test_OnlyTheCallerPaysAndReceives() public {
        _pool(token, 1e6, other, 1e6);
        _give(token, 1e5);
        vm.prank(BOB);
        vm.expectRevert();
        ADDER.addFromToken(address(token), address(other), 1e5, 0, block.timestamp);
        vm.assertEq(token.balanceOf(ALICE), 1e5);
    }

    function test_NeverTakesMoreThanTheAllowance() public {
        _pool(token, 1e6, other, 1e6);
        _give(token, 1e5);
        vm.assertTrue(token.transfer(ALICE, 1));
        vm.prank(ALICE);
        vm.expectRevert();
        ADDER.addFromToken(address(token), address(other), 1e5 + 1, 0, block.timestamp);
    }

    function test_RefusesNativeCurrencyFromOtherSenders() public {
        vm.deal(ALICE, 1);
        vm.prank(ALICE);
        (bool ok, bytes memory answer) = address(ADDER).call{value: 1}("");
        vm.assertFalse(ok);
        vm.assertEq(keccak256(answer), keccak256(abi.encodeWithSelector(IOneTokenLiquidity.NotWrapped.selector, ALICE)));
    }

    /// @notice Tokens sent to the pair before count: the ratio is the one after the swap.
    function test_TokensSentToThePairBeforeDoNoHarm() public {
        IPair pair = _pool(token, 1e6, other, 1e6);
        vm.assertTrue(other.transfer(address(pair), 5e5));
        // The other token is worth less now, so all of it is added and a rest of the given one is left.
        vm.assertEq(_add(token, other, 1e5), 31_970);
        vm.assertEq(pair.balanceOf(ALICE), 31_970);
        vm.assertEq(other.balanceOf(ALICE), 0);
        vm.assertEq(token.balanceOf(ALICE), 17_584);
        _assertNothingKept(token, other, pair);
    }

    function test_ReturnsARestOfTheOtherToken() public {
        IPair pair = _pool(token, 1e6, other, 1e6);
        vm.assertTrue(token.transfer(address(pair), 5e5));
        vm.assertEq(_add(token, other, 1e5), 33_002);
        vm.assertEq(pair.balanceOf(ALICE), 33_002);
        vm.assertEq(token.balanceOf(ALICE), 0);
        vm.assertEq(other.balanceOf(ALICE), 15_001);
        _assertNothingKept(token, other, pair);
    }

    function test_ReturnsASingleUnitOfTheOtherToken() public {
        IPair pair = _pool(token, 1e6, other, 1e6);
        vm.assertTrue(token.transfer(address(pair), 22));
        vm.assertEq(_add(token, other, 1e5), 48_733);
        vm.assertEq(other.balanceOf(ALICE), 1);
        _assertNothingKept(token, other, pair);
    }

    /// @notice Some tokens refuse a transfer of zero, and such a transfer needs no event.
    function test_MakesNoTransferOfZero() public {
        _pool(token, 5e9, other, 1e22);
        _give(token, 1e6);
        vm.recordLogs();
        vm.prank(ALICE);
        ADDER.addFromToken(address(token), address(other), 1e6, 0, block.timestamp);
        Vm.Log[] memory logs = vm.getRecordedLogs();
        uint256 moved = 0;
        for (uint256 i = 0; i < logs.length; ++i) {
            if (logs[i].topics[0] != IERC20.Transfer.selector) continue;
            vm.assertTrue(abi.decode(logs[i].data, (uint256)) > 0);
            ++moved;
        }
        // The given amount, its part to the pair, the bought amount, both to the pair, and the shares.
        vm.assertEq(moved, 6);
    }

    function test_TokensSentToItUnaskedStay() public {
        IPair pair = _pool(token, 1e6, other, 1e6);
        vm.assertTrue(token.transfer(address(ADDER), 7));
        vm.assertTrue(other.transfer(address(ADDER), 8));
        vm.assertEq(_add(token, other, 1e5), 48_734);
        vm.assertEq(token.balanceOf(ALICE), 1);
        vm.assertEq(other.balanceOf(ALICE), 0);
        vm.assertEq(token.balanceOf(address(ADDER)), 7);
        vm.assertEq(other.balanceOf(address(ADDER)), 8);
        vm.assertEq(pair.balanceOf(address(ADDER)), 0);
    }
}
