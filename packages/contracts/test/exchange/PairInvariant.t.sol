// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {ReserveReader} from "../../src/exchange/ReserveReader.sol";
import {IFactory, IPair, PairWorld} from "./PairWorld.sol";

/// @title All actions on a pair, in any order
contract PairUsers is PairWorld {
    uint256 private constant FEE = 997;
    uint256 private constant FUNDS = type(uint104).max;

    IFactory public immutable FACTORY;
    IPair public immutable PAIR;
    IERC20 public immutable TOKEN0;
    IERC20 public immutable TOKEN1;
    address public constant FEE_TO = address(0xFEE);

    /// @notice The number of successful calls, so that a test can check that some succeed.
    uint256 public succeeded;

    /// @dev Liquidity per share must never fall. Only the protocol fee may dilute it, by exactly
    /// what is due: a sixth of the growth, minted before shares are counted.
    modifier perShareNeverFalls() {
        (uint256 k, uint256 shares, uint256 due, uint256 takenBefore) =
            (_k(), PAIR.totalSupply(), _feeDue(), _feeTaken());
        _;
        uint256 fee = _feeTaken() - takenBefore;
        vm.assertTrue(fee == 0 || fee == due);
        _assertNotLess(k, shares + fee, _k(), PAIR.totalSupply());
    }

    constructor() {
        FACTORY = _newFactory(address(this));
        address a = address(_newToken("A", address(this), FUNDS));
        address b = address(_newToken("B", address(this), FUNDS));
        PAIR = IPair(FACTORY.createPair(a, b));
        (TOKEN0, TOKEN1) = (PAIR.token0(), PAIR.token1());
        _send(1e12, 1e12);
        PAIR.mint(address(this));
    }

    function mint(uint256 amount0, uint256 amount1) external perShareNeverFalls {
        _send(amount0, amount1);
        try PAIR.mint(address(this)) {
            ++succeeded;
        } catch {}
    }

    function burn(uint256 shares) external perShareNeverFalls {
        shares = _within(shares, 0, PAIR.balanceOf(address(this)));
        _pay(PAIR, address(PAIR), shares);
        try PAIR.burn(address(this)) {
            ++succeeded;
        } catch {}
    }

    function swap(uint256 amount, bool fromLower) external perShareNeverFalls {
        (uint256 reserveIn, uint256 reserveOut) = _sides(fromLower);
        amount = _within(amount, 0, _held(fromLower ? TOKEN0 : TOKEN1));
        _pay(fromLower ? TOKEN0 : TOKEN1, address(PAIR), amount);
        uint256 out = amount * FEE * reserveOut / (reserveIn * 1000 + amount * FEE);
        try PAIR.swap(fromLower ? 0 : out, fromLower ? out : 0, address(this), "") {
            ++succeeded;
        } catch {}
    }

    /// @notice Requests any amount: an amount that was not paid for must be refused.
    function grab(uint256 out0, uint256 out1) external perShareNeverFalls {
        (uint112 reserve0, uint112 reserve1,) = PAIR.getReserves();
        (out0, out1) = (_within(out0, 0, reserve0), _within(out1, 0, reserve1));
        try PAIR.swap(out0, out1, address(this), "") {} catch {}
    }

    function flash(uint256 out0, uint256 out1, bool enough) external perShareNeverFalls {
        (uint112 reserve0, uint112 reserve1,) = PAIR.getReserves();
        (out0, out1) = (_within(out0, 0, reserve0 / 2), _within(out1, 0, reserve1 / 2));
        try PAIR.swap(out0, out1, address(this), abi.encode(enough)) {
            // Without the fee it succeeds if the pair holds something that was donated before.
            ++succeeded;
        } catch {}
    }

    /// @notice A flash swap that repays just enough, or leaves out the fee.
    function uniswapV2Call(address, uint256 out0, uint256 out1, bytes calldata data) external {
        if (msg.sender != address(PAIR)) return;
        bool enough = abi.decode(data, (bool));
        _pay(TOKEN0, address(PAIR), enough ? out0 * 1000 / FEE + 1 : out0);
        _pay(TOKEN1, address(PAIR), enough ? out1 * 1000 / FEE + 1 : out1);
    }

    function donate(uint256 amount0, uint256 amount1) external perShareNeverFalls {
        _send(_within(amount0, 0, 1e15), _within(amount1, 0, 1e15));
    }

    function skim() external perShareNeverFalls {
        PAIR.skim(address(this));
    }

    function sync() external perShareNeverFalls {
        PAIR.sync();
    }

    function transferShares(uint256 to, uint256 shares) external perShareNeverFalls {
        address[3] memory others = [ALICE, BOB, address(PAIR)];
        _pay(PAIR, others[to % 3], _within(shares, 0, PAIR.balanceOf(address(this)) / 2));
    }

    function switchFee(bool on) external {
        FACTORY.setFeeTo(on ? FEE_TO : address(0));
    }

    function sumOfShares() external view returns (uint256) {
        uint256 ofOthers = PAIR.balanceOf(ALICE) + PAIR.balanceOf(BOB) + PAIR.balanceOf(address(PAIR));
        return PAIR.balanceOf(address(this)) + ofOthers + PAIR.balanceOf(address(0)) + PAIR.balanceOf(FEE_TO);
    }

    function _held(IERC20 token) private view returns (uint256) {
        return token.balanceOf(address(this));
    }

    function _send(uint256 amount0, uint256 amount1) private {
        _pay(TOKEN0, address(PAIR), _within(amount0, 0, _held(TOKEN0) / 2));
        _pay(TOKEN1, address(PAIR), _within(amount1, 0, _held(TOKEN1) / 2));
    }

    function _pay(IERC20 token, address to, uint256 amount) private {
        require(token.transfer(to, amount), "not paid");
    }

    function _sides(bool fromLower) private view returns (uint256, uint256) {
        (uint112 reserve0, uint112 reserve1,) = PAIR.getReserves();
        return fromLower ? (reserve0, reserve1) : (reserve1, reserve0);
    }

    function _k() private view returns (uint256) {
        (uint256 reserve0, uint256 reserve1,) = PAIR.getReserves();
        return reserve0 * reserve1;
    }

    function _feeTaken() private view returns (uint256) {
        return PAIR.balanceOf(FEE_TO);
    }

    /// @dev A sixth of the growth since the last mint or burn, as the pair counts it.
    function _feeDue() private view returns (uint256) {
        uint256 kLast = PAIR.kLast();
        if (FACTORY.feeTo() == address(0) || kLast == 0) return 0;
        (uint256 root, uint256 rootLast) = (Math.sqrt(_k()), Math.sqrt(kLast));
        if (root <= rootLast) return 0;
        return PAIR.totalSupply() * (root - rootLast) / (root * 5 + rootLast);
    }

    /// @dev k / shares² before ≤ k / shares² after, in 512 bits so that nothing is rounded.
    function _assertNotLess(uint256 k, uint256 shares, uint256 kAfter, uint256 sharesAfter) private pure {
        (uint256 highBefore, uint256 lowBefore) = Math.mul512(k, sharesAfter * sharesAfter);
        (uint256 highAfter, uint256 lowAfter) = Math.mul512(kAfter, shares * shares);
        vm.assertTrue(highBefore < highAfter || (highBefore == highAfter && lowBefore <= lowAfter));
    }
}

contract PairInvariantTest is PairWorld {
    PairUsers private users;
    ReserveReader private reader;

    function setUp() public {
        reader = new ReserveReader();
        users = new PairUsers();
        _target(address(users));
    }

    function test_case2_APaidAmountCanBeTakenOut() public {
        users.switchFee(true);
        users.mint(1e9, 1e9);
        users.swap(1e9, true);
        users.swap(1e9, false);
        users.flash(1e9, 1e9, true);
        users.burn(1e9);
        vm.assertEq(users.succeeded(), 5);
        vm.assertTrue(users.PAIR().balanceOf(users.FEE_TO()) > 0);
        users.flash(1e9, 1e9, false);
        users.grab(1e9, 0);
        vm.assertEq(users.succeeded(), 5);
    }

    /// forge-config: default.invariant.runs = 64
    /// forge-config: few.invariant.runs = 8
    /// forge-config: long.invariant.runs = 100000
    /// @notice Case 2. Each call asserts that k per share did not fall. The reserve reader
    /// always agrees with the pair.
    function invariant_case2_NobodyLosesByWhatOthersDo() public view {
        IPair pair = users.PAIR();
        vm.assertEq(users.sumOfShares(), pair.totalSupply());
        (uint112 reserve0, uint112 reserve1, uint32 time) = pair.getReserves();
        address[] memory one = new address[](1);
        one[0] = address(pair);
        vm.assertEq(reader.reserves(one)[0], uint256(reserve0) << 144 | uint256(reserve1) << 32 | time);
        vm.assertLe(reserve0, users.TOKEN0().balanceOf(address(pair)));
        vm.assertLe(reserve1, users.TOKEN1().balanceOf(address(pair)));
    }
}
